import { afterEach } from 'vitest';
import { onToast } from '#feedback/notify.ts';

let stop = () => {};

afterEach(() => stop());

/** What toasts say from now on, progress included, which leaves the screen too soon to be looked for there. */
export function listenToToasts(): string[] {
  const said: string[] = [];
  stop = onToast(({ text }) => void said.push(text));
  return said;
}
