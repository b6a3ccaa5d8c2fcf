import type { Answer, AnswerRow, AskedQuestion } from '@slotwise/contract/deepgaze/questions.schema';
import type { Resume, ResumeText } from '@slotwise/contract/deepgaze/resumes.schema';
import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';

export const ZIP_ID = '0198a000-0000-7000-8000-0000000000e1';
export const RESUME_ID = '0198a000-0000-7000-8000-0000000000e2';

const TEXT = 'Meera Nair\nPlatform Engineer, Palmyra Retail\nSkills: Java, Kafka\nNotice period: 30 days';
const getPlace = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length });

export const aZipRecord = (different: Partial<Zip> = {}): Zip => ({
  zipId: ZIP_ID,
  contextId: ZIP_ID,
  zipFileName: 'engineers.zip',
  size: 20_000,
  uploadedAt: '2026-11-20T09:00:00.000Z',
  uploadedBy: 'Ananya Rao',
  state: 'READY',
  total: 12,
  parsed: 12,
  failed: 0,
  duplicates: 0,
  flagged: 0,
  jdId: null,
  jobTitle: null,
  keptUntil: '2027-05-19T09:00:00.000Z',
  ...different,
});

export const aResumeRecord = (different: Partial<Resume> = {}): Resume => ({
  resumeId: RESUME_ID,
  zipId: ZIP_ID,
  fileName: 'Meera_Nair.txt',
  path: 'engineers/Meera_Nair.txt',
  size: 2000,
  documentId: '0198a000-0000-7000-8000-0000000000e3',
  contentType: 'text/plain',
  candidateName: 'Meera Nair',
  nameSource: 'TEXT',
  email: 'meera.nair@candidate.example',
  phone: '+919845012345',
  location: 'Pune',
  totalExperience: 6,
  statedYears: 6,
  computedYears: 6.2,
  skills: ['Java', 'Kafka'],
  education: 'Bachelor of Engineering',
  noticePeriod: '30 days',
  noticePeriodDays: 30,
  lastCompany: 'Palmyra Retail',
  lastTitle: 'Platform Engineer',
  pages: 1,
  language: 'en',
  parseState: 'OK',
  flags: [],
  existingBookings: [],
  ...different,
});

export const aResumeTextRecord = (different: Partial<ResumeText> = {}): ResumeText => ({
  resume: aResumeRecord(),
  text: TEXT,
  pageStarts: [0],
  sections: [],
  facts: [{ kind: 'SKILL', value: 'Kafka', page: 1, ...getPlace('Kafka') }],
  hidden: [],
  addressedToMachines: [],
  ...different,
});

export const aRow = (different: Partial<AnswerRow> = {}): AnswerRow => ({
  resumeId: RESUME_ID,
  zipId: ZIP_ID,
  documentId: null,
  fileName: 'Meera_Nair.txt',
  candidateName: 'Meera Nair',
  verdict: 'YES',
  fields: { SKILL: ['Kafka'] },
  evidence: [{ quote: 'Skills: Java, Kafka', page: 1, ...getPlace('Skills: Java, Kafka') }],
  ...different,
});

export const anAnswer = (different: Partial<Answer> = {}): Answer => ({
  interpretation: {
    op: 'FIND',
    filters: [
      { kind: 'SKILL', value: 'Kafka' },
      { kind: 'LOCATION', value: 'Pune' },
    ],
    join: 'ALL',
    words: 'Kafka Pune',
    corrected: [],
    inWords: 'skill is Kafka and city is Pune',
  },
  notFound: false,
  refused: false,
  matched: 1,
  unclear: 0,
  examined: 12,
  readable: 12,
  unreadable: 0,
  waiting: 0,
  rows: [aRow()],
  page: { page: 1, pageSize: 10, total: 1 },
  answer: 'One resume lists Kafka and gives Pune as the location: Meera Nair.',
  notes: [],
  suggestions: [],
  engine: 'RULES',
  tookMs: 4,
  ...different,
});

export const anAskedQuestion = (different: Partial<Answer> = {}): AskedQuestion => ({
  queryId: '0198a000-0000-7000-8000-0000000000e4',
  contextId: ZIP_ID,
  question: 'Who in Pune knows Kafka?',
  askedAt: '2026-11-20T09:05:00.000Z',
  queryResult: 'Meera Nair',
  data: anAnswer(different),
});

/** The server's response to a question. */
export function anAnswered(different: Partial<Answer> = {}) {
  const { queryId, contextId, queryResult, data } = anAskedQuestion(different);
  return { status: 'success' as const, queryId, contextId, queryResult, data };
}
