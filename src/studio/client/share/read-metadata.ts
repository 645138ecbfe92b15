/** What a page says of itself to those who share it. */
export interface ShareMetadata {
  title: string;
  description: string;
  url: string;
  siteName: string;
  /** Address on this machine. */
  image: string;
  imageWidth: number;
  imageHeight: number;
}

/** Reads a page as the networks do: from its document alone. @throws {Error} where the page cannot be drawn */
export async function readMetadata(path: string): Promise<ShareMetadata> {
  const response = await fetch(path);
  if (!response.ok) throw new Error('A página não pôde ser desenhada: veja o que consertar em Páginas.');
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const meta = (property: string) =>
    page.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? '';
  const image = meta('og:image');
  return {
    title: meta('og:title'),
    description: meta('og:description'),
    url: meta('og:url'),
    siteName: meta('og:site_name'),
    image: image === '' ? '' : new URL(image).pathname,
    imageWidth: Number(meta('og:image:width')),
    imageHeight: Number(meta('og:image:height')),
  };
}
