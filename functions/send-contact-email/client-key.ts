/**
 * What an address is counted under: itself, or for IPv6 its network of 64 bits, which is what one subscriber
 * gets. What is not an address shares one count.
 */
export function clientKey(address: string | undefined): string {
  const text = (address ?? '').trim().replace(/^::ffff:(?=\d+\.)/i, '');
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) return text;
  const url = text.includes(':') ? URL.parse(`http://[${text.replace(/^\[|\]$|%.*$/g, '')}]`) : null;
  return url ? networkOf(url.hostname.slice(1, -1)) : 'unknown';
}

/** The first four groups of an address in its shortest form. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...(tail === undefined ? [] : zeros), ...after].slice(0, 4).join(':');
}
