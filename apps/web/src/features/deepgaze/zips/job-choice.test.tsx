import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { aJobRecord } from '../../../../test/jobs.ts';
import { aPage } from '../../../../test/panelists.ts';
import { PartFrame } from '../../../../test/part-frame.tsx';
import { installFetchStub, sentTo, stubApi } from '../../../../test/stub-api.ts';
import { JobChoice } from './job-choice.tsx';

function Choosing() {
  const [job, setJob] = useState<JobDetails | null>(null);
  return <JobChoice job={job} onChoose={setJob} />;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'For a job' });
const option = (name: string) => screen.findByRole('option', { name, hidden: true });
const asked = () => sentTo(listJobs).map(({ query }) => query['q']);

test('the title of the chosen job is not a search: reopening the list offers other jobs', async () => {
  installFetchStub();
  const chosen = aJobRecord();
  const other = aJobRecord({ jdId: '0198a000-0000-7000-8000-00000000000f', title: 'Welder' });
  stubApi(listJobs, aPage([chosen, other]));
  render(<Choosing />, { wrapper: PartFrame });
  const user = userEvent.setup();
  await user.click(field());
  fireEvent.change(field(), { target: { value: 'eng' } });
  await waitFor(() => expect(asked()).toEqual([undefined, 'eng']));
  await user.click(await option(chosen.title));
  expect(field().value).toBe(chosen.title);
  await user.click(field());
  await option('Welder');
  expect(asked()).not.toContain(chosen.title);
});
