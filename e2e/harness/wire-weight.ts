import type { Page } from '@playwright/test';

/** What one page transferred: total bytes, number of responses, and a list of them, heaviest first. */
export type WireWeight = { bytes: number; answers: number; list: string };

/** Tracks every response from now on, like a first visit with an empty cache. */
export async function weigh(page: Page) {
  const network = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  const lengths = new Map<string, number>();
  network.on('Network.responseReceived', ({ requestId, response }) =>
    urls.set(requestId, new URL(response.url).pathname),
  );
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    lengths.set(requestId, encodedDataLength),
  );
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  /** Waits until the network is idle. */
  return async (): Promise<WireWeight> => {
    await page.waitForLoadState('networkidle');
    const heaviestFirst = [...lengths].toSorted((a, b) => b[1] - a[1]);
    return {
      bytes: heaviestFirst.reduce((sum, [, length]) => sum + length, 0),
      answers: lengths.size,
      list: heaviestFirst.map(([id, length]) => `  ${length}  ${urls.get(id)}`).join('\n'),
    };
  };
}

/** 'The log-in screen: 182.4 kB in 14 answers.' */
export const weightText = (what: string, { bytes, answers }: WireWeight): string =>
  `${what}: ${(bytes / 1000).toFixed(1)} kB in ${answers} answers.`;
