import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aFailure } from '../../test/stub-api.ts';
import { useFoundAsTyped } from './use-found-as-typed.ts';

const JOBS = ['Data Engineer', 'Data Analyst', 'Welder'];
const find = async (text: string) => JOBS.filter((job) => job.includes(text));

test('what an earlier text found is not offered for the text that stands there now', async () => {
  const { result, rerender } = renderHook((text) => useFoundAsTyped(text, find, { none: 'No job' }), {
    initialProps: 'Data',
  });
  await waitFor(() => expect(result.current.found).toHaveLength(2));
  rerender('Data Eng');
  expect(result.current).toEqual({ found: [], nothing: 'Searching…' });
  await waitFor(() => expect(result.current.found).toEqual(['Data Engineer']));
  rerender('Data Eng ');
  expect(result.current.found).toEqual(['Data Engineer']);
  rerender('Pilot');
  await waitFor(() => expect(result.current).toEqual({ found: [], nothing: 'No job' }));
});

test('nothing is asked before somebody wants to know, and a refusal says why', async () => {
  let asked = 0;
  const refuse = async () => {
    asked += 1;
    return aFailure('FORBIDDEN');
  };
  const { result, rerender } = renderHook(
    (isWanted) => useFoundAsTyped('', refuse, { none: 'No job', isWanted }),
    { initialProps: false },
  );
  expect(asked).toBe(0);
  rerender(true);
  await waitFor(() => expect(result.current.nothing).toBe(aFailure('FORBIDDEN').message[0]));
});
