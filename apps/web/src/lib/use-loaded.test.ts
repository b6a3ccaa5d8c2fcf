import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLoaded } from './use-loaded.ts';

test('an answer to an earlier question is told to stop, and never overwrites that to a later one', async () => {
  const open = new Map<string, { signal: AbortSignal; give: (data: { of: string }) => void }>();
  const load = (key: string) => (signal: AbortSignal) =>
    new Promise<{ of: string }>((give) => open.set(key, { signal, give }));
  const { result, rerender } = renderHook(({ key }) => useLoaded(key, load(key)), {
    initialProps: { key: 'early' },
  });
  rerender({ key: 'late' });
  expect(open.get('early')?.signal.aborted).toBe(true);
  await act(async () => open.get('late')?.give({ of: 'late' }));
  await act(async () => open.get('early')?.give({ of: 'early' }));
  await waitFor(() => expect(result.current.loading).toBe(false));
  expect(result.current.data).toEqual({ of: 'late' });
});
