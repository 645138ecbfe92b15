/**
 * The name in a `Host` header: without its port, and without the `.localhost` under which the site of a domain is
 * seen on the machine that serves it, before the domain leads there.
 */
export const hostName = (host = ''): string =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/\.$/, '')
    .replace(/(?<=.)\.localhost$/, '');

/** An address on a domain as whoever asked under `host` can reach it: on this machine, under `.localhost`. */
export function reachableAddress(address: string, host = ''): string {
  const local = /^(?:.+\.)?localhost(?<port>:\d+)?$/i.exec(host);
  if (!local) return address;
  const { hostname, pathname } = new URL(address);
  return `http://${hostname}.localhost${local.groups?.port ?? ''}${pathname}`;
}
