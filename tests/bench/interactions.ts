import type { Browser, Page } from 'playwright';
import { median, type Row } from './row.ts';

interface Interaction {
  name: string;
  address: string;
  /** What must be seen after the tap. */
  answer: (page: Page) => Promise<void>;
  prepare?: (page: Page) => Promise<void>;
  target: (page: Page) => ReturnType<Page['locator']>;
}

/** The first tap while no script of the application has come: how long until the browser paints its answer. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  interactions: Interaction[],
  rounds: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const interaction of interactions) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await tapOnce(browser, origin, interaction));
    const time = median(times);
    rows.push({
      section: 'First tap, scripts not yet loaded, processor slowed 4 times',
      name: interaction.name,
      value: `painted within ${time} ms`,
      goal: '≤ 100 ms',
      met: time <= 100,
    });
  }
  return rows;
}

async function tapOnce(browser: Browser, origin: string, interaction: Interaction): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const durations: number[] = [];
    await page.exposeFunction('reportTap', (duration: number) => void durations.push(duration));
    await page.addInitScript(reportTaps);
    // Never answered: the visitor is quicker than the network.
    await page.route('**/assets/*.js', () => {});
    await page.goto(origin + interaction.address);
    await interaction.prepare?.(page);
    const target = interaction.target(page);
    await target.scrollIntoViewIfNeeded();
    await target.tap();
    await interaction.answer(page);
    // What takes less than the API's own threshold of 16 ms is not told.
    return Math.max(16, ...durations);
  } finally {
    await context.close();
  }
}

/** In the page: tells of every event of a tap how long after it the browser painted, by the Event Timing API. */
function reportTaps(): void {
  const types = new Set(['pointerdown', 'pointerup', 'click', 'submit']);
  const { reportTap } = globalThis as unknown as { reportTap: (duration: number) => void };
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (types.has(name)) reportTap(duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
