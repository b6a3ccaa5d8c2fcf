import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aJobRecord } from '../../test/jobs.ts';
import { aPage } from '../../test/panelists.ts';
import { PartFrame } from '../../test/part-frame.tsx';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../test/stub-api.ts';
import { useFoundJobs } from './use-found-jobs.ts';

const JOBS = ['Data Engineer', 'Data Analyst', 'Welder'].map((title) => aJobRecord({ jdId: title, title }));

beforeEach(installFetchStub);

test('results for an earlier text are not offered for the current one', async () => {
  const find = () => JOBS.filter(({ title }) => title.includes(sentTo(listJobs).at(-1)?.query['q'] ?? ''));
  stubApi(listJobs, () => aPage(find()));
  const { result, rerender } = renderHook((text) => useFoundJobs(text, { none: 'No job' }), {
    initialProps: 'Data',
    wrapper: PartFrame,
  });
  const titles = () => result.current.found.map(({ title }) => title);
  await waitFor(() => expect(titles()).toHaveLength(2));
  rerender('Data Eng');
  expect(result.current).toEqual({ found: [], nothing: 'Searching…' });
  await waitFor(() => expect(titles()).toEqual(['Data Engineer']));
  rerender('Data Eng ');
  expect(titles()).toEqual(['Data Engineer']);
  rerender('Pilot');
  await waitFor(() => expect(result.current).toEqual({ found: [], nothing: 'No job' }));
});

test('nothing is requested until needed, and a refusal says why', async () => {
  stubApi(listJobs, aFailure('FORBIDDEN'));
  const { result, rerender } = renderHook((isWanted) => useFoundJobs('', { none: 'No job', isWanted }), {
    initialProps: false,
    wrapper: PartFrame,
  });
  expect(sentTo(listJobs)).toHaveLength(0);
  rerender(true);
  await waitFor(() => expect(result.current.nothing).toBe(aFailure('FORBIDDEN').message[0]));
});
