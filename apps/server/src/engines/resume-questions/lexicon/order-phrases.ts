import type { AskedFigure } from '@slotwise/contract/deepgaze/questions.schema';
import { type Phrase, parsePhrases } from './phrase-patterns.ts';

// Orders by a number that resumes state; our own list. phrase-patterns.ts says how a line is read.

const CLASSES = {
  sort: 'sort sorted order ordered rank ranked arrange arranged',
  most: 'most highest maximum max longest greatest',
  least: 'least fewest lowest minimum min shortest smallest',
  soonest: 'soonest earliest first quickest fastest',
  down: 'descending desc high_to_low',
  up: 'ascending asc low_to_high',
  all: 'total overall work working professional stated',
  average: 'average mean avg',
  sum: 'combined cumulative aggregate summed',
};
const SPAN = 'years/yrs/experience/exp of? {all}? experience/exp?';
const BY_YEARS = `{sort}? by the/their? {all}? number? of? ${SPAN}`;
const BY_NOTICE = '{sort}? by the/their? notice/availability/joining/start period/periods/date/dates?';

/** Words that say of 'by years' that it orders something. */
export const SORTING = new Set(['top', 'most', 'least', ...CLASSES.sort.split(' ')]);

/** What resumes state a number of: TENURE is the time at an employer, by the dates of its jobs. */
export type Ordered = 'YEARS' | 'NOTICE_PERIOD' | 'TENURE';

/** What is ordered by, and which end comes first; the clearer phrases stand first. */
export type OrderPhrases = {
  by: Exclude<Ordered, 'TENURE'>;
  isLeastFirst: boolean;
  phrases: readonly Phrase[];
};

const phrases = (lines: string) => parsePhrases(lines, CLASSES);

export const ORDERS: readonly OrderPhrases[] = [
  {
    by: 'NOTICE_PERIOD',
    isLeastFirst: false,
    phrases: phrases(`
      ${BY_NOTICE} ,? the? {down}/{most}/latest first?
      {most}/latest notice period/periods?`),
  },
  {
    by: 'NOTICE_PERIOD',
    isLeastFirst: true,
    phrases: phrases(`
      ${BY_NOTICE} ,? the? {up}/{least}/{soonest} first?
      ${BY_NOTICE}
      {least}/soonest/earliest notice period/periods? first?
      join/start/begin/available work? the? {soonest}
      soonest/earliest joiner/joiners/available/joining/start`),
  },
  {
    by: 'YEARS',
    isLeastFirst: true,
    phrases: phrases(`
      ${BY_YEARS} ,? the? {up}/{least} first?
      least senior ${BY_YEARS}
      {least} {all}? number? of? ${SPAN}
      least experienced
      junior most
      junior-most/juniormost`),
  },
  {
    by: 'YEARS',
    isLeastFirst: false,
    phrases: phrases(`
      ${BY_YEARS} ,? the? {down}/{most} first?
      most senior ${BY_YEARS}
      ${BY_YEARS}
      {most} {all}? number? of? ${SPAN}
      most experienced
      senior most
      senior-most/seniormost
      worked/working the? longest $`),
  },
];

/** What makes one number of all that is stated. */
export type FigurePhrases = { by: Ordered; figure: AskedFigure; phrases: readonly Phrase[] };

const NOTICE_SPAN = 'notice period/periods?';
const TENURE = 'tenure/tenures/stay/stint/time/length of? service? at/with/in';

/** 'The average notice period', 'median years of experience', 'the combined experience'. */
const figure = (name: AskedFigure, words: string): FigurePhrases[] => [
  { by: 'NOTICE_PERIOD', figure: name, phrases: phrases(`${words} ${NOTICE_SPAN}`) },
  { by: 'TENURE', figure: name, phrases: phrases(`${words} ${TENURE}`) },
  { by: 'YEARS', figure: name, phrases: phrases(`${words} {all}? number? of? ${SPAN}`) },
];

export const FIGURES: readonly FigurePhrases[] = [
  ...figure('AVERAGE', '{average}'),
  ...figure('MEDIAN', 'median'),
  ...figure('TOTAL', '{sum}/sum of? the/all? their?'),
];

/** 'On average', of which another word says what it is of. */
export const ON_AVERAGE: readonly Phrase[] = phrases('on average');

/** 'Longest with Java' and 'used Java longest' ask for years with it. */
export const LONGEST_WITH: readonly Phrase[] = phrases(`
  longest !notice with/in/using
  longest !notice $`);
