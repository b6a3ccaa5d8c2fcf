import * as model from '@slotwise/contract/deepgaze/language-model.endpoints';
import * as questions from '@slotwise/contract/deepgaze/questions.endpoints';
import { listResemblances } from '@slotwise/contract/deepgaze/resemblances.endpoints';
import type { Resemblance } from '@slotwise/contract/deepgaze/resemblances.schema';
import * as resumes from '@slotwise/contract/deepgaze/resumes.endpoints';
import * as zips from '@slotwise/contract/deepgaze/zips.endpoints';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import * as records from '../../../../test/deepgaze.ts';
import { aPage } from '../../../../test/panelists.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { signIn } from '../../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../../test/stub-api.ts';
import './deepgaze.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

function stubDeepgaze() {
  installFetchStub();
  signIn();
  stubApi(zips.listZips, { status: 'success', data: [records.aZipRecord()] });
  const page = { page: 1, pageSize: 25, total: 1 };
  const data = [records.aResumeRecord()];
  stubApi(resumes.listResumes, { status: 'success', zip: 'engineers.zip', data, page });
  stubApi(questions.listQuestions, { status: 'success', data: [] });
  stubApi(listResemblances, aPage<Resemblance>([]));
  stubApi(model.readLanguageModel, aFailure('FORBIDDEN'));
}

test('a slash moves the focus to the question box, and the list can show only an answer’s people until cleared', async () => {
  stubDeepgaze();
  stubApi(questions.askQuestion, records.anAnswered());
  const user = userEvent.setup();
  const { router } = renderAt(paths.deepgaze());
  const box = await screen.findByRole('textbox', { name: 'Ask about these resumes' });
  await user.keyboard('{Control>}/{/Control}');
  await waitFor(() => expect(document.activeElement).toBe(box));
  await user.keyboard('Java/Go?{Enter}');
  expect(sentTo(questions.askQuestion)[0]?.body).toMatchObject({ question: 'Java/Go?' });
  const { queryId } = records.anAnswered();
  await user.click(await screen.findByRole('checkbox', { name: 'Only those in the answer' }));
  await waitFor(() => expect(sentTo(resumes.listResumes).at(-1)?.query).toMatchObject({ answer: queryId }));
  stubApi(questions.forgetQuestions, { status: 'success', message: ['Cleared'] });
  await user.click(screen.getByRole('button', { name: 'Clear…' }));
  await user.click(await screen.findByRole('button', { name: 'Clear conversation' }));
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  await waitFor(() => expect(router.state.location.search).not.toContain('answer='));
});

test('an answer among those of the previous one says so, and removing a condition asks about all', async () => {
  const further = { among: 3, anew: 'All resumes: Kafka in Pune' };
  const interpretation = { ...records.anAnswer().interpretation, further };
  stubDeepgaze();
  stubApi(questions.listQuestions, {
    status: 'success',
    data: [records.anAskedQuestion({ interpretation })],
  });
  stubApi(questions.askQuestion, { ...records.anAnswered(), queryId: 'q-2' });
  const user = userEvent.setup();
  renderAt(paths.deepgaze());
  await screen.findByText('Searched the 3 resumes from the previous answer.');
  await user.click(screen.getByRole('button', { name: 'Ask without City: Pune' }));
  await waitFor(() => expect(sentTo(questions.askQuestion)).toHaveLength(1));
  expect(sentTo(questions.askQuestion)[0]?.body).not.toHaveProperty('interpretation.further');
});

test('an answer given while files were waiting offers to ask again once they are read, and does', async () => {
  stubDeepgaze();
  const data = [records.anAskedQuestion({ examined: 0, readable: 1, waiting: 11 })];
  stubApi(questions.listQuestions, { status: 'success', data });
  stubApi(questions.askQuestion, { ...records.anAnswered(), queryId: 'q-2' });
  renderAt(paths.deepgaze());
  await screen.findByText('Searched 0 of 12 resumes. 11 were still to be read.');
  expect(screen.getByText(/^11 more have been read since\./)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Ask again' }));
  await screen.findByText('Searched all 12 resumes.');
  const { question, contextId } = data[0]!;
  const zipFileName = 'engineers.zip';
  expect(sentTo(questions.askQuestion).map(({ body }) => body)).toEqual([
    { contextId, zipFileName, question },
  ]);
});

test('a condition that must not be met is shown as such in the reading editor', async () => {
  stubDeepgaze();
  const filters = [{ kind: 'SKILL' as const, value: 'Java', isAbsent: true }];
  const interpretation = { ...records.anAnswer().interpretation, filters };
  stubApi(questions.listQuestions, {
    status: 'success',
    data: [records.anAskedQuestion({ interpretation })],
  });
  const user = userEvent.setup();
  renderAt(paths.deepgaze());
  await user.click(await screen.findByRole('button', { name: 'Change…' }));
  const condition = await screen.findByRole('group', { name: 'Condition 1, not' });
  expect(condition.textContent).toContain('not');
});
