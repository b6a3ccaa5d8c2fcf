import { expect, test } from 'vitest';
import { aJobRecord, JOB_ID } from '../../../../test/jobs.ts';
import { fillEmpty } from './fill-job.model.ts';
import { firstWrongRound, toJobUpdate, toNewJob, validateJob } from './job-request.model.ts';
import { EMPTY_JOB, moved, newRound, toValues } from './job-values.model.ts';

const job = aJobRecord();
const values = toValues(job);

test('an untouched form sends the job as it is, with the version it was read at', () => {
  const sent = toJobUpdate(values, job);
  const { jdId, vendorId, version, title, mustHaveSkills, rounds, targetDate } = job;
  expect(sent).toMatchObject({
    jdId,
    vendorId,
    version,
    title,
    mustHaveSkills,
    rounds,
    targetDate,
    budgetMax: '3600000',
  });
  expect(sent.budgetMax).toBe('3600000');
  expect(sent).toMatchObject({ documents: [], removedDocumentIds: [], maxSubmissionsPerVendor: null });
  expect(validateJob(values)).toEqual({});
});

test('a file fills empty fields and leaves what was typed', () => {
  const said = {
    title: 'Go Developer',
    clientName: 'Meridian Shipping',
    department: '',
    jdCode: '',
    hiringManagerName: '',
    openings: 3,
    workMode: 'HYBRID' as const,
    employmentType: null,
    budgetMin: '',
    budgetMax: '90000',
    currency: '$',
    rateUnit: null,
    description: 'We build.',
    responsibilities: '',
    mustHaveSkills: [{ name: 'Go', minYears: null }],
    goodToHaveSkills: ['Kafka'],
    experienceMin: 5,
    experienceMax: null,
    education: '',
    location: '',
    maxNoticeDays: 30,
  };
  const typed = { ...EMPTY_JOB, title: 'Backend engineer' };
  const { changes, labels } = fillEmpty(typed, said);
  expect(changes).toEqual({
    clientName: 'Meridian Shipping',
    openings: 3,
    workMode: 'HYBRID',
    budgetMax: '90000',
    currency: 'USD',
    rateUnit: null,
    description: 'We build.',
    mustHaveSkills: [{ name: 'Go', minYears: '', weight: 3 }],
    goodToHaveSkills: ['Kafka'],
    experienceMin: 5,
    maxNoticeDays: 30,
  });
  expect(labels).toHaveLength(9);
  expect(validateJob({ ...typed, ...changes })).toEqual({});
  // '$' means the organization's own dollar, and a typed budget keeps its currency.
  expect(fillEmpty({ ...typed, currency: 'CAD' }, said).changes).toHaveProperty('currency', 'CAD');
  expect(fillEmpty({ ...typed, budgetMin: '100', openings: 2 }, said).labels).toHaveLength(7);
});

test('saving over someone else’s change sends no version', () => {
  expect(toJobUpdate(values, job, { anyway: true })).not.toHaveProperty('version');
});

test('rounds are numbered by their position, and empty lines are skipped', () => {
  const [screening, technical] = values.rounds;
  const sent = toNewJob(
    {
      ...values,
      rounds: moved(values.rounds, 1, -1),
      mustHaveSkills: [{ name: ' ', weight: 3, minYears: '' }, ...values.mustHaveSkills],
    },
    job.vendorId,
  );
  expect(sent.rounds?.map(({ roundNumber, name }) => [roundNumber, name])).toEqual([
    [1, technical?.name],
    [2, screening?.name],
  ]);
  expect(sent.mustHaveSkills?.map(({ name }) => name)).toEqual(['SQL', 'Kafka']);
});

test('a round at an end of the list stays where it is', () => {
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});

test('uploaded documents are added and removed ones are deleted', () => {
  const filed = { documentId: 'd1', fileName: 'job.pdf', size: 10, visibility: 'SHARED' as const };
  const of = {
    ...job,
    documents: [
      { ...filed, contentType: 'application/pdf', sha256: '', kind: 'JD' as const, version: 1 },
    ].map((one) => ({
      ...one,
      uploadedBy: 'Ananya Rao',
      uploadedAt: job.createdAt,
      isOurs: true,
      url: '/files/d1',
    })),
  };
  const added = { ...filed, documentId: 'd2', isNew: true };
  expect(toJobUpdate({ ...values, documents: [added] }, of)).toMatchObject({
    documents: [{ documentId: 'd2', visibility: 'SHARED', kind: 'JD' }],
    removedDocumentIds: ['d1'],
  });
});

test('every missing or contradictory field is named, those of a round by its position', () => {
  const wrong = {
    ...EMPTY_JOB,
    openings: '',
    experienceMin: 9,
    experienceMax: 3,
    budgetMin: '100',
    budgetMax: '20',
    rounds: [{ ...newRound(), name: 'Screening' }, newRound()],
  };
  const errors = validateJob(wrong);
  expect(errors).toEqual({
    title: 'Title is required',
    description: 'Write a description or add a document',
    openings: 'Openings is a whole number',
    experienceMax: 'The maximum is below the minimum',
    budgetMax: 'The maximum is below the minimum',
    'rounds.1.name': 'Round is required',
  });
  expect(firstWrongRound(errors)).toBe(1);
  expect(firstWrongRound({ title: 'Title is required' })).toBe(-1);
});

test('a document can replace the description', () => {
  const documents = [
    { documentId: JOB_ID, fileName: 'job.pdf', size: 10, visibility: 'SHARED' as const, isNew: true },
  ];
  expect(validateJob({ ...EMPTY_JOB, title: 'Analyst', documents })).toEqual({});
});
