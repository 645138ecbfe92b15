/** A chat link with the greeting already typed. The number goes in verbatim: digits, country code first. */
export const whatsappUrl = ({ number, greeting }: { number: string; greeting: string }): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(greeting)}`;
