import { UNKNOWN_CANDIDATE } from '@slotwise/contract/booking-parts/candidate.rules';
import type { CandidateDetails } from '@slotwise/contract/booking-parts/candidate.schema';
import type { ResumeCandidate } from '@slotwise/contract/deepgaze/resumes.schema';
import type { Fact } from '#engines/resume-facts/facts/facts.ts';
import { zoneOfPlace } from '#engines/resume-facts/fields/location/zone-of-place.ts';
import { pageAt } from '#engines/resume-texts/page-at.ts';
import type { ResumeRow } from './resumes.queries.ts';

const MOST_SKILLS = 20;
/** The limits of a candidate's form. */
const LONGEST = { text: 200, skill: 60, quote: 160 };
/** No more than this around a fact is examined, however long its line. */
const FURTHEST = 2 * LONGEST.quote;

type ReadColumns = Pick<
  ResumeRow,
  | 'name_source'
  | 'candidate_name'
  | 'email'
  | 'phone'
  | 'location'
  | 'stated_years'
  | 'computed_years'
  | 'skills'
  | 'education'
  | 'notice_period_days'
  | 'last_company'
  | 'last_title'
  | 'facts'
>;

/** A candidate's details as stated by the resume; anything else stays empty. */
export function toCandidateDetails(
  row: ReadColumns,
  { resumeDocumentId, now }: { resumeDocumentId: string; now: Date },
): CandidateDetails {
  const years = row.stated_years ?? row.computed_years;
  return {
    ...UNKNOWN_CANDIDATE,
    source: 'DEEPGAZE',
    resumeDocumentId,
    // A name found only in the file name is a guess.
    candidateName: row.name_source === 'TEXT' ? cut(row.candidate_name) : '',
    email: row.email,
    phone: row.phone ?? '',
    linkedIn: findLinkedIn(row.facts)?.value ?? '',
    currentLocation: cut(row.location),
    timeZone: zoneOfPlace(cut(row.location), now) || null,
    totalExperience: years === null ? null : Number(years),
    currentCompany: cut(row.last_company),
    currentDesignation: cut(row.last_title),
    primarySkills: row.skills.filter((skill) => skill.length <= LONGEST.skill).slice(0, MOST_SKILLS),
    education: row.education,
    noticePeriodDays: row.notice_period_days,
  };
}

/** Ends of lines, of table cells and of entries in contact lines. */
const CELL_END = /\n|\t|\s[|·•]\s|\s{3,}/u;

const cut = (text: string): string => text.slice(0, LONGEST.text).trim();

const findLinkedIn = (facts: Fact[]): Fact | undefined =>
  facts.find(({ kind, value }) => kind === 'LINK' && /linkedin\.com\/in\//i.test(value));

type Field = keyof CandidateDetails;

/** The fact behind each field of the form; computed years have no single place. */
const KINDS: [Field, Fact['kind']][] = [
  ['candidateName', 'NAME'],
  ['email', 'EMAIL'],
  ['phone', 'PHONE'],
  ['currentLocation', 'LOCATION'],
  ['timeZone', 'LOCATION'],
  ['currentCompany', 'COMPANY'],
  ['currentDesignation', 'TITLE'],
  ['primarySkills', 'SKILL'],
  ['education', 'DEGREE'],
  ['noticePeriodDays', 'NOTICE_PERIOD'],
  ['totalExperience', 'STATED_YEARS'],
];

/** For each filled field, the words of the resume that state it. */
export function buildProvenance(
  row: ResumeRow,
  details: CandidateDetails,
): ResumeCandidate['fieldProvenance'] {
  const facts = KINDS.map(([field, kind]) => [field, factAfter(row.facts, kind, details[field])] as const);
  const all = [...facts, ['linkedIn', findLinkedIn(row.facts)] as const];
  const known = all.flatMap(([field, fact]) =>
    fact && isFilled(details[field]) ? [[field, fact] as const] : [],
  );
  return Object.fromEntries(
    known.map(([field, { start, end }]) => [
      field,
      { quote: readQuote(row.text, field, { start, end }), page: pageAt(row.page_starts, start) },
    ]),
  );
}

/** The fact that states the field's value, preferring the present job's; the first if none states it alone. */
function factAfter(facts: Fact[], kind: Fact['kind'], value: CandidateDetails[Field]): Fact | undefined {
  const ofKind = facts.filter((fact) => fact.kind === kind);
  const same = ofKind.filter((fact) => fact.value === value);
  return same.find(({ isCurrent }) => isCurrent) ?? same[0] ?? ofKind[0];
}

/** The line around a fact, or its cell in a line of several, which gives its context; only the fact if that is long. */
function readQuote(text: string, field: Field, { start, end }: { start: number; end: number }): string {
  // For a list of skills, the first cell is one of them.
  const boundary = field === 'primarySkills' ? '\n' : CELL_END;
  const before =
    text
      .slice(Math.max(0, start - FURTHEST), start)
      .split(boundary)
      .at(-1) ?? '';
  const behind = text.slice(end, end + FURTHEST).split(boundary, 1)[0] ?? '';
  const cell = `${before}${text.slice(start, end)}${behind}`.trim();
  return cell.length <= LONGEST.quote ? cell : text.slice(start, end);
}

const isFilled = (value: CandidateDetails[Field]): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== '' && value !== null;
