import { listFittingJobs, matchJob, readJobDescription } from '@slotwise/contract/deepgaze/job-fit.endpoints';
import type { FitRow, JobCondition, JobMatch } from '@slotwise/contract/deepgaze/job-fit.schema';
import * as model from '@slotwise/contract/deepgaze/language-model.endpoints';
import * as questions from '@slotwise/contract/deepgaze/questions.endpoints';
import { listResemblances } from '@slotwise/contract/deepgaze/resemblances.endpoints';
import type { Resemblance } from '@slotwise/contract/deepgaze/resemblances.schema';
import * as resumes from '@slotwise/contract/deepgaze/resumes.endpoints';
import * as zips from '@slotwise/contract/deepgaze/zips.endpoints';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import * as records from '../../../../test/deepgaze.ts';
import { aPage } from '../../../../test/panelists.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { signIn } from '../../../../test/sign-in.ts';
import { installFetchStub, sentTo, stubApi } from '../../../../test/stub-api.ts';
import '../screen/deepgaze.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const CONDITIONS: JobCondition[] = [
  { filter: { kind: 'SKILL', value: 'Java' }, isMust: true, words: 'Java is a must' },
  { filter: { kind: 'YEARS', value: '', atLeast: 5 }, isMust: false, words: '5+ years' },
];
const meera: FitRow = {
  resumeId: records.RESUME_ID,
  zipId: records.ZIP_ID,
  documentId: null,
  fileName: 'Meera_Nair.txt',
  candidateName: 'Meera Nair',
  must: { met: 1, unclear: 0, asked: 1 },
  nice: { met: 0, unclear: 1, asked: 1 },
  cells: [
    { verdict: 'YES', note: '', evidence: [{ quote: 'Skills: Java', page: 1, start: 45, end: 57 }] },
    { verdict: 'UNCLEAR', note: 'Only its dates add up to this.', evidence: [] },
  ],
  pay: [],
};
const found: JobMatch = {
  rows: [meera],
  page: { page: 1, pageSize: 25, total: 1 },
  metBy: [1, 0],
  refused: [],
  examined: 12,
  readable: 12,
  unreadable: 0,
  waiting: 0,
  notes: [],
  tookMs: 4,
};
const reading = {
  title: 'Java Developer',
  conditions: CONDITIONS,
  leftOut: [{ why: 'PROTECTED' as const, words: 'not older than 35' }],
};

beforeEach(() => {
  installFetchStub();
  signIn();
  stubApi(zips.listZips, { status: 'success', data: [records.aZipRecord()] });
  stubApi(resumes.listResumes, {
    status: 'success',
    zip: 'engineers.zip',
    data: [records.aResumeRecord()],
    page: { page: 1, pageSize: 25, total: 1 },
  });
  stubApi(questions.listQuestions, { status: 'success', data: [] });
  stubApi(listResemblances, aPage<Resemblance>([]));
  stubApi(model.readLanguageModel, {
    status: 'success',
    data: {
      isConfigured: false,
      host: '',
      model: '',
      isLocal: false,
      isOn: false,
      changedAt: null,
      changedBy: '',
    },
  });
  stubApi(readJobDescription, { status: 'success', data: reading, text: 'Java Developer' });
  stubApi(matchJob, { status: 'success', data: found });
});

const pane = () => within(screen.getByRole('region', { name: 'Match a job' }));

test('a pasted job shows its conditions, what was refused, and who meets how much with proof', async () => {
  const user = userEvent.setup();
  renderAt(paths.deepgaze());
  await user.click(await screen.findByRole('button', { name: 'Match a job…' }));
  await screen.findByRole('region', { name: 'Match a job' });
  await user.type(pane().getByRole('textbox', { name: 'Job description' }), 'Java Developer');
  await user.click(pane().getByRole('button', { name: 'Find matching resumes' }));
  expect(await pane().findByRole('heading', { name: 'Java Developer' })).toBeTruthy();
  expect(within(pane().getByRole('region', { name: 'Must have' })).getByText('Skill: Java')).toBeTruthy();
  expect(pane().getByText('“not older than 35”')).toBeTruthy();
  expect(pane().getByText('1 of 1 must-have · 0 of 1 nice-to-have, 1 unclear')).toBeTruthy();
  await user.click(pane().getByText('Each condition with its proof'));
  expect(pane().getByText('“Skills: Java”')).toBeTruthy();
});

test('a condition is made nice to have, and people are searched for again', async () => {
  const user = userEvent.setup();
  renderAt(paths.deepgaze({ job: 'jd-1', zip: 'all' }));
  await user.click(await screen.findByRole('button', { name: 'Change conditions…' }));
  expect(sentTo(readJobDescription).map(({ body }) => body)).toMatchObject([{ jdId: 'jd-1' }]);
  const form = within(await screen.findByRole('form', { name: 'Conditions for the job' }));
  await user.click(
    within(form.getByRole('radiogroup', { name: 'Condition 1 is' })).getByRole('radio', { name: 'Nice' }),
  );
  await user.click(form.getByRole('button', { name: 'Remove condition 2' }));
  await user.click(form.getByRole('button', { name: 'Search again' }));
  await vi.waitFor(() => expect(sentTo(matchJob)).toHaveLength(2));
  expect(sentTo(matchJob)[1]?.body).toMatchObject({ conditions: [{ ...CONDITIONS[0], isMust: false }] });
});

test('a resume shows which open jobs it fits', async () => {
  const job = { jdId: 'jd-1', title: 'Java Developer', clientName: '', location: 'Pune' };
  const fit = { ...job, must: meera.must, nice: meera.nice, conditions: CONDITIONS, cells: meera.cells };
  stubApi(listFittingJobs, { status: 'success', data: { jobs: [fit], left: 2 } });
  const user = userEvent.setup();
  renderAt(paths.deepgaze());
  await user.click(await screen.findByRole('button', { name: 'Open jobs for Meera Nair' }));
  const list = within(await screen.findByRole('list', { name: 'Open jobs by conditions met' }));
  expect(list.getByRole('link', { name: 'Java Developer' }).getAttribute('href')).toBe(
    paths.jobDescriptions({ job: 'jd-1' }),
  );
  expect(screen.getByText('2 older jobs were not checked.')).toBeTruthy();
});
