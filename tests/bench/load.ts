import autocannon from 'autocannon';
import { median, type Row } from './row.ts';
import { startServer } from './start-server.ts';

/** Requests a second of the project's server and of sirv alone, by turns, for one static page over loopback. */
export async function measureLoad(distDir: string, address: string, rounds: number): Promise<Row> {
  const servers = { own: await startServer('own', distDir), sirv: await startServer('sirv', distDir) };
  const rates = { own: [] as number[], sirv: [] as number[] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of ['sirv', 'own'] as const) {
        const { requests, non2xx, errors } = await autocannon({
          url: servers[kind].origin + address,
          connections: 50,
          duration: 4,
          headers: { 'accept-encoding': 'br' },
        });
        if (non2xx + errors > 0) throw new Error(`${kind}: ${non2xx + errors} requests failed`);
        rates[kind].push(requests.average);
      }
    }
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
  }
  const ratio = median(rates.own) / median(rates.sirv);
  return {
    section: 'Server',
    name: `requests a second for ${address}, ratio to sirv alone`,
    value: `${ratio.toFixed(2)} (${Math.round(median(rates.own))} : ${Math.round(median(rates.sirv))})`,
    goal: '≥ 0.90',
    met: ratio >= 0.9,
  };
}
