import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onDemand } from './on-demand.tsx';

type Props = { opened: boolean; label: string };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A dialog that loads on command, and a record of what it received. */
function aDialog() {
  const seen: boolean[] = [];
  function Dialog({ opened, label }: Props) {
    seen.push(opened);
    return <p>{opened ? `${label} is open` : `${label} is closed`}</p>;
  }
  const waiting: { arrive: () => void; fail: () => void }[] = [];
  const load = vi.fn(
    () =>
      new Promise<typeof Dialog>((resolve, reject) => {
        waiting.push({ arrive: () => resolve(Dialog), fail: () => reject(new Error('offline')) });
      }),
  );
  const arrive = () => act(async () => waiting.forEach((one) => one.arrive()));
  const fail = () => act(async () => waiting.forEach((one) => one.fail()));
  return { Part: onDemand<Props>(load), load, arrive, fail, seen };
}

test('a part that no one opens is fetched once the screen has settled, and shows nothing', async () => {
  const { Part, load, arrive, seen } = aDialog();
  render(<Part opened={false} label="Find" />);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(load).toHaveBeenCalledTimes(1);
  await arrive();
  expect(seen).toEqual([]);
});

test('a part opened sooner is fetched at once, and mounts closed before it opens', async () => {
  const { Part, load, arrive, seen } = aDialog();
  render(<Part opened label="Find" />);
  expect(load).toHaveBeenCalledTimes(1);
  expect(seen).toEqual([]);
  await arrive();
  expect(screen.getByText('Find is open')).toBeTruthy();
  expect([seen[0], seen.at(-1)]).toEqual([false, true]);
});

test('a part closed before it loaded stays closed, and one that was open stays mounted to close smoothly', async () => {
  const { Part, arrive, seen } = aDialog();
  const { rerender } = render(<Part opened label="Find" />);
  rerender(<Part opened={false} label="Find" />);
  await arrive();
  expect(seen).not.toContain(true);
  rerender(<Part opened label="Find" />);
  expect(screen.getByText('Find is open')).toBeTruthy();
  rerender(<Part opened={false} label="Find" />);
  expect(screen.getByText('Find is closed')).toBeTruthy();
});

test('a part that could not be prefetched is requested again when opened', async () => {
  const { Part, load, arrive, fail } = aDialog();
  const { rerender } = render(<Part opened={false} label="Find" />);
  await act(() => vi.advanceTimersByTimeAsync(4500));
  await fail();
  rerender(<Part opened label="Find" />);
  expect(load).toHaveBeenCalledTimes(2);
  await arrive();
  expect(screen.getByText('Find is open')).toBeTruthy();
});
