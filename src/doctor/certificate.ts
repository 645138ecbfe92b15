import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';

export interface Certificate {
  /** ISO date and time of its last moment. */
  validTo: string;
  /** Whole days until then. */
  daysLeft: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The certificate that an https address presents. Whether it may be trusted is for `fetch` to say. */
export async function inspectCertificate(url: string, signal: AbortSignal): Promise<Certificate> {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({
    host,
    port: Number(port || 443),
    ...(isIP(host) ? {} : { servername: host }),
    // Only read here: fetch has refused the address before if it does not hold.
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal });
    const validTo = new Date(socket.getPeerCertificate().valid_to);
    return { validTo: validTo.toISOString(), daysLeft: Math.floor((validTo.getTime() - Date.now()) / dayMs) };
  } finally {
    socket.destroy();
  }
}
