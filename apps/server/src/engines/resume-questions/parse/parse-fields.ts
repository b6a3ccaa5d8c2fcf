import type { AskedField, AskedJob } from '@slotwise/contract/deepgaze/questions.schema';
import type { PlanDraft } from '../plan/query-plan.ts';
import { findAskedField } from '../lexicon/field-cues.ts';
import { inOrder, type Sign } from '../lexicon/in-order.ts';

/** What a question asks about someone, as part of a plan. */
export type FieldsAsked = Required<Pick<PlanDraft, 'op' | 'field'>> & Pick<PlanDraft, 'otherFields' | 'job'>;

const JOINTS =
  /(?:(?<!\s)\s+)?(?:[,;&+]|[?.](?=\s)|\band\b|\balso\b|\bas well as\b|\balong with\b|\bplus\b)\s*/;
const ANY_CONTACT = /\bcontact (?:details?|info(?:rmation)?)\b|\bcontacts\b/;
const MOST_FIELDS = 5;

/** In a list of fields a single word is enough: 'skills and experience'. */
const findFieldInPart = (part: string): AskedField | null =>
  findAskedField(part) ?? (/^(?:\w+ )?experience\b/.test(part) ? 'YEARS' : null);

/** Next to a college or degree, a year is the graduation year. */
const YEAR = /^(?:and )?(?:(?:in |from )?(?:which|what)|the)? ?year$/;

/** The fields that a lower-case question joins with 'and': 'mail and phone', 'degree, college and year of passing'. */
function listedFields(low: string): AskedField[] {
  if (ANY_CONTACT.test(low)) return ['EMAIL', 'PHONE'];
  const parts = low.split(JOINTS);
  const fields = parts.map((part) =>
    YEAR.test(part.trim()) ? ('GRADUATION_YEAR' as const) : findFieldInPart(part),
  );
  return [...new Set(fields.filter((field) => field !== null))].slice(0, MOST_FIELDS);
}

const ABOUT_JOBS: ReadonlySet<AskedField> = new Set(['COMPANY', 'TITLE']);
const JOB_CUES: readonly [AskedJob, Sign][] = [
  [
    'ALL',
    /\b(?:previous|past|former|current|present),? (?:and|or|&) (?:previous|past|former|current|present)\b/,
  ],
  ['LATEST', /\b(?:latest|newest|most recent|recent)\b/],
  ['PREVIOUS', /\b(?:previous|previously|prior|former|formerly|last|before (?:that|this|now))\b/],
  [
    'CURRENT',
    /\b(?:now|current|currently|present|presently|employs|at the moment|today|these days|nowadays)\b/,
  ],
  ['CURRENT', inOrder(/\b(?:does|is)\b/, /\bwork(?:ing)?\b(?! experience| history| worked)/)],
  ['ALL', /\b(?:designations|roles|titles|positions|posts|jobs|occupations|professions|capacities)\b/],
  ['ALL', /\b(?:all|every|each|ever)\b|\bha(?:s|ve) (?:been )?(?:worked|working) as\b/],
];

/** Pay is either current or expected. */
const PAY_CUES: readonly [AskedJob, RegExp][] = [
  ['EXPECTED', /\b(?:expect\w*|desired|asking|wants?|looking for)\b/],
  ['CURRENT', /\b(?:current|currently|present|now|drawing|earns?)\b/],
];
/** The job meant by the words of a lower-case question. */
const findCue = (cues: readonly [AskedJob, Sign][], low: string): AskedJob | null =>
  cues.find(([, cue]) => cue.test(low))?.[0] ?? null;

/** For employers, all jobs are the default. */
function findJobAsked(fields: readonly AskedField[], low: string): AskedJob | null {
  if (fields[0] === 'PAY') return findCue(PAY_CUES, low);
  const job = fields.some((one) => ABOUT_JOBS.has(one)) ? findCue(JOB_CUES, low) : null;
  return job === 'ALL' && !fields.includes('TITLE') ? null : job;
}

/** All fields that a question asks for, by its lower-case words; null if none. */
export function parseFields(low: string): FieldsAsked | null {
  const whole = findAskedField(low);
  if (whole === null) return null;
  const listed = listedFields(low);
  const isList = listed.length > 1 && whole !== 'SKILL_YEARS' && !listed.includes('SKILL_YEARS');
  const [field = whole, ...otherFields] = isList ? listed : [whole];
  const job = findJobAsked([field, ...otherFields], low);
  return {
    op: 'FIELD',
    field,
    ...(otherFields.length > 0 && { otherFields }),
    ...(job !== null && { job }),
  };
}
