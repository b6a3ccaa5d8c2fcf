import { afterEach } from 'vitest';
import { onToast } from '#feedback/notify.ts';

let stop = () => {};

afterEach(() => stop());

/** Records what toasts say from now on, including progress, which disappears too soon to query. */
export function listenToToasts(): string[] {
  const said: string[] = [];
  stop = onToast(({ text }) => void said.push(text));
  return said;
}
