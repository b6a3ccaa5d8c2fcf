import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { attachDocuments } from '@slotwise/contract/booking-parts/documents.endpoints';
import { askQuestion, forgetQuestions } from '@slotwise/contract/deepgaze/questions.endpoints';
import {
  exportResumes,
  listResumes,
  readResumeFile,
  readResumeText,
  takeCandidate,
} from '@slotwise/contract/deepgaze/resumes.endpoints';
import { deleteContext } from '@slotwise/contract/deepgaze/zips.endpoints';
import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import { downloadFile } from '@slotwise/contract/files/files.endpoints';
import { aBooking, aCandidate } from '@slotwise/test-data/a-booking';
import { aPdf } from '@slotwise/test-data/a-document';
import { aResumeText, aZipOfResumes } from '@slotwise/test-data/a-resume';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addRecruiter } from '../../../../test/add-recruiter.ts';
import { recordStatements } from '../../../../test/record-statements.ts';
import { startResumeScene } from '../../../../test/resume-scene.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

let app: TestApp;
let admin: TestUser;
let stranger: TestUser;
let scene: ReturnType<typeof startResumeScene>;
let zip: Zip;

const RAVI = {
  name: 'Ravi Menon',
  email: 'ravi@candidate.example',
  phone: '+91 98450 99999',
  city: 'Chennai',
  more: 'Notice period: 15 days',
};
const MEERA = { more: 'Notice period: 2 months' };

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signUp('Northbridge Talent');
  stranger = await app.signUp('Globex Search');
  scene = startResumeScene(app);
  const files = {
    'meera.txt': MEERA,
    'ravi.txt': RAVI,
    'photo.jpg': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2, 3, 0]),
  };
  zip = await scene.uploadAndRead(admin, 'people.zip', aZipOfResumes(files));
});
afterAll(() => app.stop());

type Query = Parameters<typeof app.call<typeof listResumes>>[1]['query'];
const list = (query: Query = {}, as = admin, of = zip.zipId) =>
  app.call(listResumes, { params: { zip: of }, query }, as);
const listFiles = async (query: Query) => (await list(query)).data?.map(({ fileName }) => fileName);

async function getResume(fileName: string) {
  const { data = [] } = await list();
  const found = data.find((one) => one.fileName === fileName);
  if (!found) throw new Error(`There is no ${fileName}.`);
  return found;
}

test('the list is exported as CSV with its filters, only for those who may read it', async () => {
  const request = { params: { zip: zip.zipId }, query: { maxNoticeDays: '15' } };
  const { body } = await app.send(exportResumes, request, { token: admin.token });
  const lines = body.split('\r\n');
  expect(lines[0]).toContain('Name,Email,Phone,Location,');
  expect(lines[1]).toMatch(/^Ravi Menon,ravi@candidate\.example,\+91 98450 99999,Chennai,/);
  expect(lines.slice(2)).toEqual(['']);
  const theirs = await app.send(exportResumes, request, { token: stranger.token });
  expect(theirs.statusCode).toBe(404);
});

test('reads an own upload into a candidate’s form, or says why it cannot', async () => {
  const upload = async (fileName: string, payload: string | Buffer) => {
    const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/octet-stream' };
    const url = `/api/files/raw?fileName=${fileName}`;
    return (await app.app.inject({ method: 'POST', url, payload, headers })).json<{ documentId: string }>();
  };
  const { documentId } = await upload('ravi.txt', aResumeText(RAVI));
  const read = { body: { documentId } };
  expect((await app.call(readResumeFile, read, admin)).data).toMatchObject({
    candidateName: 'Ravi Menon',
    email: 'ravi@candidate.example',
    currentLocation: 'Chennai',
    noticePeriodDays: 15,
    resumeDocumentId: documentId,
  });
  expect(await app.call(readResumeFile, read, stranger)).toMatchObject({ httpStatus: 404 });
  const empty = await upload('empty.pdf', aPdf(''));
  expect(await app.call(readResumeFile, { body: { documentId: empty.documentId } }, admin)).toMatchObject({
    httpStatus: 400,
    fieldErrors: { documentId: expect.stringContaining('no words') as string },
  });
});

describe('the list of a zip', () => {
  test('shows every file with its facts, or why it was not read', async () => {
    const answer = await list({}, admin, 'people.zip');
    expect(answer).toMatchObject({ zip: 'people.zip', page: { page: 1, total: 3 } });
    const [meera, , photo] = answer.data ?? [];
    expect(meera).toMatchObject({
      fileName: 'meera.txt',
      parseState: 'OK',
      contentType: 'text/plain',
      zipId: zip.zipId,
      flags: [],
      candidateName: 'Meera Nair',
      nameSource: 'TEXT',
      email: 'meera.nair@candidate.example',
      phone: '+919845012345',
      pages: 1,
      existingBookings: [],
      noticePeriod: '2 months',
      noticePeriodDays: 60,
      size: aResumeText(MEERA).length,
    });
    expect(meera?.documentId).not.toBeNull();
    expect(photo).toMatchObject({
      fileName: 'photo.jpg',
      candidateName: '',
      documentId: null,
      statedYears: null,
    });
    expect(photo?.parseState).not.toBe('OK');
    expect(photo?.reason).toMatch(/\w/);
  });

  test.each<[string, Query, string[]]>([
    ['words of one resume, whatever their case and accents', { q: 'rávi CHENN' }, ['ravi.txt']],
    ['a wildcard, which is no wildcard', { q: '%' }, []],
    ['a state', { parseState: 'OK' }, ['meera.txt', 'ravi.txt']],
    ['every file that could not be read', { parseState: 'UNREAD' }, ['photo.jpg']],
    ['a flag that none has', { flag: 'HIDDEN_TEXT' }, []],
    [
      'names in their order, files without one last',
      { sort: 'NAME' },
      ['meera.txt', 'ravi.txt', 'photo.jpg'],
    ],
    ['a notice period, the longest of which is meant too', { maxNoticeDays: '15' }, ['ravi.txt']],
    ['those alone who are free at once', { maxNoticeDays: '0' }, []],
    [
      'notice periods in their order, files without one last',
      { sort: 'NOTICE' },
      ['ravi.txt', 'meera.txt', 'photo.jpg'],
    ],
    ['places in their order', { sort: 'LOCATION', parseState: 'OK' }, ['ravi.txt', 'meera.txt']],
    ['the second page', { page: 2, pageSize: 2 } as unknown as Query, ['photo.jpg']],
  ])('is filtered and sorted by %s', async (_title, query, files) => {
    expect(await listFiles(query)).toEqual(files);
  });

  test('is filtered to all rows of an own answer, including pages that are not stored with it', async () => {
    const asking = { contextId: zip.zipId, question: 'Who knows Java?', pageSize: 1 };
    const asked = await app.call(askQuestion, { body: asking }, admin);
    expect(asked.data?.rows).toHaveLength(1);
    const answer = asked.queryId ?? '';
    expect(await listFiles({ answer })).toEqual(['meera.txt', 'ravi.txt']);
    const inChennai = { contextId: zip.zipId, question: 'Who is in Chennai?' };
    const { queryId } = await app.call(askQuestion, { body: inChennai }, admin);
    expect(await listFiles({ answer: queryId ?? '' })).toEqual(['ravi.txt']);
    const theirs = await scene.uploadAndRead(stranger, 'theirs.zip', aZipOfResumes({ 'x.txt': RAVI }));
    expect((await list({ answer }, stranger, theirs.zipId)).data).toEqual([]);
    await app.call(forgetQuestions, { query: { contextId: zip.zipId } }, admin);
    expect(await listFiles({ answer })).toEqual([]);
  });

  test('names someone’s existing meetings, matched by email or phone, in one query', async () => {
    const candidateDetails = aCandidate({
      email: 'other@candidate.example',
      phone: RAVI.phone.replaceAll(' ', ''),
    });
    const { bookingId } = await app.call(createBooking, { body: aBooking({ candidateDetails }) }, admin);
    const transactions = recordStatements(app.store.pool, admin.vendorId);
    await list();
    expect((await getResume('ravi.txt')).existingBookings).toEqual([
      { bookingId, bookingStatus: 'SCHEDULED', startTime: expect.any(String) },
    ]);
    expect((await getResume('meera.txt')).existingBookings).toEqual([]);
    const [listing] = transactions.filter((statements) =>
      statements.some((text) => text.includes('deepgaze_file')),
    );
    // The zip, its files, their meetings and their count.
    expect(listing).toHaveLength(4);
  });

  test('is not found by anyone else', async () => {
    for (const of of [zip.zipId, 'people.zip']) expect((await list({}, stranger, of)).httpStatus).toBe(404);
    const recruiter = await addRecruiter(app, admin, 'Rohan');
    expect((await list({}, recruiter)).httpStatus).toBe(403);
  });
});

describe('a resume', () => {
  test('returns its text and facts with their places', async () => {
    const { resumeId } = await getResume('meera.txt');
    const { data } = await app.call(readResumeText, { params: { resumeId } }, admin);
    expect(data?.text).toContain('Platform Engineer');
    const email = data?.facts.find(({ kind }) => kind === 'EMAIL');
    expect(data?.text.slice(email?.start, email?.end)).toBe('meera.nair@candidate.example');
    expect(email?.page).toBe(1);
    expect((await app.call(readResumeText, { params: { resumeId } }, stranger)).httpStatus).toBe(404);
  });

  test('without text is not readable as a resume', async () => {
    const { resumeId } = await getResume('photo.jpg');
    expect((await app.call(readResumeText, { params: { resumeId } }, admin)).httpStatus).toBe(404);
    expect((await app.call(takeCandidate, { params: { resumeId } }, admin)).httpStatus).toBe(404);
  });

  test('is downloaded only by administrators of its organization', async () => {
    const { documentId } = await getResume('meera.txt');
    const download = (as: TestUser) =>
      app.send(downloadFile, { params: { documentId: documentId ?? '' } }, { token: as.token });
    expect((await download(admin)).body).toBe(aResumeText(MEERA));
    const colleague = await addRecruiter(app, admin, 'Chitra');
    expect([(await download(colleague)).statusCode, (await download(stranger)).statusCode]).toEqual([
      404, 404,
    ]);
  });
});

describe('a candidate created from a resume', () => {
  test('has what the resume states, with quotes, and a copy that outlives the zip', async () => {
    const own = await scene.uploadAndRead(admin, 'to-schedule.zip', aZipOfResumes({ 'meera.txt': {} }));
    const { data: [resume] = [] } = await list({}, admin, own.zipId);
    const { data } = await app.call(takeCandidate, { params: { resumeId: resume?.resumeId ?? '' } }, admin);
    if (!data) throw new Error('There is no candidate.');
    const { documentId } = data.resume;
    expect(data.candidateDetails).toMatchObject({
      candidateName: 'Meera Nair',
      email: 'meera.nair@candidate.example',
      phone: '+919845012345',
      source: 'DEEPGAZE',
      resumeDocumentId: documentId,
      currentCtc: '',
    });
    expect(data.fieldProvenance).toMatchObject({
      email: { quote: 'meera.nair@candidate.example', page: 1 },
      primarySkills: { quote: 'Java, Kubernetes, PostgreSQL', page: 1 },
    });
    expect(data.resume).toMatchObject({ fileName: 'meera.txt', size: aResumeText().length });
    expect(documentId).not.toBe(resume?.documentId);

    await app.call(deleteContext, { query: { contextId: own.zipId } }, admin);
    const { bookingId = '' } = await app.call(createBooking, { body: aBooking() }, admin);
    const documents = [{ documentId, kind: 'RESUME' as const }];
    const attached = await app.call(attachDocuments, { body: { bookingId, documents } }, admin);
    expect(attached.httpStatus).toBe(200);
    const bytes = await app.send(downloadFile, { params: { documentId } }, { token: admin.token });
    expect(bytes.body).toBe(aResumeText());
  });

  test('quotes the job it is filled from, not the first one named', async () => {
    const before = 'WORK EXPERIENCE\nBilling Analyst\nOrla Finance - Pune\nJanuary 2015 to December 2018\n\n';
    const text = aResumeText().replace('WORK EXPERIENCE\n', before).replace('Platform Engineer with', 'With');
    const own = await scene.uploadAndRead(admin, 'two-jobs.zip', aZipOfResumes({ 'meera.txt': text }));
    const { data: [resume] = [] } = await list({}, admin, own.zipId);
    const { data } = await app.call(takeCandidate, { params: { resumeId: resume?.resumeId ?? '' } }, admin);
    expect(data?.candidateDetails).toMatchObject({ currentCompany: 'Palmyra Retail' });
    expect(data?.fieldProvenance).toMatchObject({
      currentCompany: { quote: 'Palmyra Retail - Pune' },
      currentDesignation: { quote: 'Platform Engineer' },
    });
  });

  test('cannot be created by anyone else', async () => {
    const { resumeId } = await getResume('meera.txt');
    expect((await app.call(takeCandidate, { params: { resumeId } }, stranger)).httpStatus).toBe(404);
  });
});
