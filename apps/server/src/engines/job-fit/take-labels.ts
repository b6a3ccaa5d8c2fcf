import type { FilledJob } from '@slotwise/contract/deepgaze/job-file.schema';
import { parseNumber } from '../resume-questions/lexicon/number-words.ts';
import { partOfHeading } from './cut-job.ts';
import { type Budget, readBudget } from './read-budget.ts';

/** Job fields stated on lines of their own: 'Client: Acme', 'Openings: 3'. */
type Labelled = Pick<
  FilledJob,
  'clientName' | 'department' | 'jdCode' | 'hiringManagerName' | 'openings' | 'workMode' | 'employmentType'
>;
type Said = Partial<Labelled & { budget: Budget }>;

const NOTHING_SAID: Labelled & Budget = {
  clientName: '',
  department: '',
  jdCode: '',
  hiringManagerName: '',
  openings: null,
  workMode: null,
  employmentType: null,
  budgetMin: '',
  budgetMax: '',
  currency: '',
  rateUnit: null,
};

const LONGEST_LINE = 300;
const LONGEST_LABEL = 40;
/** Longer texts are sentences. */
const MOST_WORDS_OF_A_NAME = 8;
/** The text after a longer value, such as 'Hybrid, three days a week in the office', stays in the description. */
const MOST_WORDS_READ_WHOLE = 3;

const OPENINGS =
  /^(?:(?:no|number|total|open|of) ){0,3}(?:openings?|positions?|vacanc(?:y|ies)|hires|roles|head ?count)(?: s)?$/;
const NAMES = [
  ['clientName', /^(?:end )?client(?: name)?$|^name of (?:the )?client$/, 120],
  ['department', /^(?:department|dept|business unit)$/, 100],
  ['jdCode', /^(?:(?:job|jd|req|requisition|vacancy) (?:code|id|no|number|ref|reference)|reference)$/, 40],
  ['hiringManagerName', /^hiring manager(?: name)?$/, 100],
] as const;
/** Labels for the work mode and the type of contract. */
const TERMS = [
  /^(?:work|working|job|workplace|office) (?:mode|model|type|arrangement|set ?up)$|^mode of work(?:ing)?$/,
  /^(?:employment|contract|engagement|position|location) type$|^type of (?:employment|contract|work)$/,
  /^(?:employment|workplace|remote hybrid(?: or)? on ?site)$/,
];

const MODES = [
  ['HYBRID', /\bhybrid\b/i],
  ['REMOTE', /\b(?:remote(?:ly)?|work from home|wfh|home[- ]based)\b/i],
  ['ONSITE', /\b(?:on[- ]?site|in[- ](?:the )?office|in[- ]person|work from office|wfo|office[- ]based)\b/i],
] as const;
const TYPES = [
  ['FULL_TIME', /\b(?:full[- ]?time|permanent)\b/i],
  ['PART_TIME', /\bpart[- ]?time\b/i],
  ['CONTRACT_TO_HIRE', /\bcontract[- ]to[- ](?:hire|perm)|\bc2h\b/i],
  ['CONTRACT', /\b(?:contract(?:or|ual)?(?![- ]to[- ])|freelance|fixed[- ]term)\b/i],
] as const;
const MODE = 'remote|hybrid|on[- ]?site|office|wfh';
/** 'Remote or hybrid', 'Pune / remote' and 'not remote' give no single mode. */
const UNDECIDED = new RegExp(
  String.raw`(?:\b(?:or|not|no)\b|/)\s?(?:${MODE})|\b(?:${MODE})\s?(?:\bor\b|/)`,
  'i',
);
const UNKNOWN = /^(?:n\/?a|tb[cd]|none|nil|not (?:stated|applicable|specified)|[-–—.?]{1,5})$/i;

const countWords = (text: string): number => text.split(/\s+/).length;

const listSaid = <Value extends string>(choices: readonly (readonly [Value, RegExp])[], text: string) =>
  choices.filter(([, words]) => words.test(text)).map(([value]) => value);

/** The one work mode that a text names; a hybrid one mentions both home and office. */
function readMode(text: string) {
  if (UNDECIDED.test(text)) return null;
  const [mode, ...others] = listSaid(MODES, text);
  return mode && (mode === 'HYBRID' || others.length === 0) ? mode : null;
}

function readTerms(text: string): Said {
  const workMode = readMode(text);
  const [employmentType, ...others] = listSaid(TYPES, text);
  return {
    ...(workMode && { workMode }),
    ...(employmentType && others.length === 0 && { employmentType }),
  };
}

function readOpenings(text: string): Said {
  const [first = ''] = text.toLowerCase().split(/[\s(,;]/);
  const openings = parseNumber(first.replace(/\+$/, ''));
  const isRange = /^\S{1,10}\s?(?:[-–/]|to|or)\s?\d/.test(text);
  return openings && Number.isInteger(openings) && !isRange ? { openings } : {};
}

type Pair = { said: Said; isWhole: boolean };

function readName([field, , longest]: (typeof NAMES)[number], value: string): Pair {
  const isName = value.length <= longest && countWords(value) <= MOST_WORDS_OF_A_NAME;
  return { said: isName ? { [field]: value } : {}, isWhole: true };
}

/** Suppliers read the description, but see the budget only if allowed, so its line is always removed. */
function readPay(line: string): Pair {
  const budget = readBudget(line);
  return { said: budget ? { budget } : {}, isWhole: true };
}

/**
 * The fields from a label and its value. `isWhole` is true if they cover all of it, so that the line can be removed.
 */
function readPair(label: string, value: string): Pair {
  const words = label
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  const isShort = countWords(value) <= MOST_WORDS_READ_WHOLE;
  if (value === '' || UNKNOWN.test(value)) return { said: {}, isWhole: false };
  const name = NAMES.find(([, pattern]) => pattern.test(words));
  if (name) return readName(name, value);
  if (OPENINGS.test(words)) return { said: readOpenings(value), isWhole: isShort };
  if (TERMS.some((pattern) => pattern.test(words))) return { said: readTerms(value), isWhole: isShort };
  const part = partOfHeading(words);
  if (part === 'PAY') return readPay(`${label} ${value}`);
  return { said: part === 'PLACE' ? readTerms(value) : {}, isWhole: false };
}

/** Splits a cell into label and value. A cell with only a label has its value in the next one. */
function cutCell(cell: string, next: string | undefined): { label: string; value: string; cells: number } {
  const end = cell.search(/[:：]|\s[-–—]\s/);
  const label = (end < 0 ? cell : cell.slice(0, end)).replace(/^\s*[-•*–▪●]\s+/, '').trim();
  const value =
    end < 0
      ? ''
      : cell
          .slice(end)
          .replace(/^[\s:：–—-]{1,9}/, '')
          .trim();
  return value === '' && next !== undefined
    ? { label, value: next.trim(), cells: 2 }
    : { label, value, cells: 1 };
}

/** The fields from the cells of a line, and the remaining cells. */
function readCells(cells: readonly string[]): { said: Said; left: string[] } {
  const left: string[] = [];
  let said: Said = {};
  for (let at = 0; at < cells.length;) {
    const { label, value, cells: count } = cutCell(cells[at] ?? '', cells[at + 1]);
    const read = label.length <= LONGEST_LABEL ? readPair(label, value) : { said: {}, isWhole: false };
    const isRead = Object.keys(read.said).length > 0;
    said = { ...read.said, ...said };
    if (!isRead || !read.isWhole) left.push(...cells.slice(at, at + (isRead ? count : 1)));
    at += isRead ? count : 1;
  }
  return { said, left };
}

/**
 * The fields that a job description states after labels, and its text without lines that say nothing else. The first of
 * two lines with the same label counts.
 */
export function takeLabels(text: string): { said: Labelled & Budget; rest: string } {
  let all: Said = {};
  const rest = text.split('\n').flatMap((line) => {
    if (line.length > LONGEST_LINE) return [line];
    const cells = line.split(/\t|\s\|\s/);
    const { said, left } = readCells(cells);
    all = { ...said, ...all };
    if (left.length === cells.length) return [line];
    return left.length > 0 ? [left.join('\t')] : [];
  });
  const { budget, ...said } = all;
  return { said: { ...NOTHING_SAID, ...said, ...budget }, rest: rest.join('\n') };
}
