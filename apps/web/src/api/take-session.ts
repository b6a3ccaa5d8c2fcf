import { saveUser } from './session-storage.ts';
import { openChannel, type Word } from './share-session.ts';

/** How long a new tab waits for the others, in milliseconds; a tab too deeply asleep to answer does not count. */
const PATIENCE = 200;

/** Takes over the session of the most recently used tab, if one is alive. Returns whether there was one. */
export async function takeSession(): Promise<boolean> {
  const channel = openChannel();
  const answers: (Word & { kind: 'ANSWERED' })[] = [];
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.kind === 'ANSWERED') answers.push(data);
  };
  channel.postMessage({ kind: 'ASKED' } satisfies Word);
  await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  channel.close();
  const latest = answers.toSorted((a, b) => b.usedAt - a.usedAt)[0];
  if (latest) saveUser(latest.user);
  return latest !== undefined;
}
