import { listZips } from '@slotwise/contract/deepgaze/zips.endpoints';

import { call, signUp } from './harness/api.ts';
import { auditScreen, DESK } from './harness/audit.ts';
import { addJob } from './harness/partners.ts';
import { aCompany } from './harness/people.ts';
import { zipOfPeople, zipUnderAnotherName, zipWithTroubles } from './harness/resume-zips.ts';
import { enterAs, expect, story } from './harness/story.ts';
import { auditQuestion } from './pages/audit-question.ts';
import { openDeepgaze } from './pages/deepgaze-page.ts';

const JOB = 'Kafka Platform Engineer';
const PHONE = { width: 360, height: 740 };
const AT_PINEGATE = 'Who has worked at Pinegate Systems?';
const KAFKA = 'Who knows Kafka?';
const OF_THOSE = 'Of those, who is in Pune?';
const THREE = ['Meera Krishnan', 'Anjali Deshmukh', 'Mateusz Wojcik'];

story(
  'a zip of resumes is uploaded, asked about, proved, scheduled from and deleted',
  async ({ house, visit }) => {
    const session = await signUp(house, aCompany());
    const visitor = await visit({ viewport: DESK });
    await addJob(house, session, { title: JOB });
    await enterAs(visitor, session);
    const { page } = visitor;

    const deepgaze = await openDeepgaze(page);
    await deepgaze.openUpload();
    await deepgaze.uploadForJob('engineers.zip', zipOfPeople(), JOB);
    await deepgaze.seesZip('engineers.zip', '12 resumes', `For ${JOB}`);
    await deepgaze.seesResume('Meera Krishnan', 'Pinegate Systems', '30 days');

    await deepgaze.ask(AT_PINEGATE);
    await deepgaze.isAnswered(AT_PINEGATE, THREE, 'Searched all 12 resumes.');
    await deepgaze.openEvidence(AT_PINEGATE, 'DevOps Engineer, Pinegate Systems');
    await deepgaze.leaveTheResume('DevOps Engineer, Pinegate Systems');
    await deepgaze.ask(OF_THOSE);
    await deepgaze.isAnswered(OF_THOSE, ['Anjali Deshmukh', 'Mateusz Wojcik']);
    await deepgaze.askWithout(OF_THOSE, 'City: Pune');
    await deepgaze.isAnswered(OF_THOSE, THREE);

    await deepgaze.schedule('Meera Krishnan');
    await expect(page.getByRole('textbox', { name: 'Candidate name' })).toHaveValue('Meera Krishnan');
    await expect(page.getByText('From the resume, page 1: “Meera Krishnan”')).toBeVisible();
    await expect(page.getByText('Meera_Krishnan_CV.pdf', { exact: true })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Job description' })).toContainText(JOB);
    await expect(page).toHaveURL(/\/newmeeting\?draft=/);
    await page.reload();
    await expect(page.getByText('From the resume, page 1: “Meera Krishnan”')).toBeVisible();

    const again = await openDeepgaze(page);
    await again.considerDeleting('engineers.zip');
    await again.confirmDeleting('engineers.zip');
    expect((await call(house.url, listZips, { query: {} }, session.token)).data).toEqual([]);
  },
);

story('the conversation about resumes goes on a phone', async ({ house, visit }) => {
  const session = await signUp(house, aCompany());
  const visitor = await visit({ viewport: PHONE, hasTouch: true });
  await enterAs(visitor, session);
  const { page } = visitor;

  const deepgaze = await openDeepgaze(page);
  await deepgaze.upload('engineers.zip', zipOfPeople());
  await deepgaze.seesZip('engineers.zip', '12 resumes');
  await deepgaze.showOnAPhone('Questions');
  await deepgaze.ask(AT_PINEGATE);
  await deepgaze.isAnswered(AT_PINEGATE, THREE);
  await deepgaze.openEvidence(AT_PINEGATE, 'Staff Data Engineer, Pinegate Systems');
  await deepgaze.leaveTheResume('Staff Data Engineer, Pinegate Systems');
  await deepgaze.isAnswered(AT_PINEGATE, THREE);
});

story('every state of Deepgaze can be used by everyone', async ({ house, visit }) => {
  const session = await signUp(house, aCompany());
  const visitor = await visit({ viewport: DESK });
  await enterAs(visitor, session);
  const { page } = visitor;

  const deepgaze = await openDeepgaze(page);
  await auditScreen(page, 'Deepgaze without a zip');
  await auditQuestion(page, () => deepgaze.openUpload(), 'Upload resumes');
  await deepgaze.upload('mixed.zip', zipWithTroubles());
  await deepgaze.seesZip('mixed.zip', '2 resumes', '4 could not be read');
  await deepgaze.openZip('mixed.zip');
  await auditScreen(page, 'Files that were read and files that were not');
  await auditQuestion(
    page,
    () => deepgaze.openProblems('mixed.zip'),
    'Files that could not be read in mixed.zip',
  );
  await auditQuestion(page, () => deepgaze.considerDeleting('mixed.zip'), 'Delete mixed.zip?');
  await deepgaze.ask('Who is the best culture fit?');
  await deepgaze.ask(KAFKA);
  await deepgaze.showQuestions();
  await auditScreen(page, 'Answers');
  await auditQuestion(page, () => deepgaze.openChange(KAFKA), 'How the question was understood');
  await auditQuestion(page, () => deepgaze.considerClearing(), 'Clear your conversation?');
  await deepgaze.openEvidence(KAFKA, 'Kafka');
  await auditScreen(page, 'A resume with hidden words, next to the answer');
  await deepgaze.showOfTheResume('Facts');
  await auditScreen(page, 'What was understood of a resume');
  await deepgaze.showOfTheResume('Text');
  await auditScreen(page, 'The text of a resume');

  await deepgaze.upload('more.zip', zipUnderAnotherName());
  await deepgaze.seesZip('more.zip', '1 resume');
  await auditQuestion(page, () => deepgaze.openSimilar('1 pair to review'), 'Similar resumes');
});
