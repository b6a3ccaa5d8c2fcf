import { wordSet } from '#lib/text/word-set.ts';
import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { Fact } from '../../resume-facts/facts/facts.ts';
import { findDatePoints, findDateSpans } from '../../resume-facts/lines/find-dates.ts';
import { countYears, findDates, toTenth, writtenIn } from './job-dates.ts';
import { isWithin } from './matches.ts';
import type { SourceResume } from './resume-source.ts';

/** The first and last month, as numbers, that a date can mean: a year alone may be any month of it. */
type When = { first: number; last: number };
type Span = { range: Fact; from: When; to: When };

/** What dated jobs show for a condition; `number` is in years. Null if they show that it is not met. */
export type CareerSays = { verdict: 'YES' | 'UNCLEAR'; number: number; facts: Fact[]; note: string };

const MONTHS = 12;
const inYears = (months: number): number => toTenth(months / MONTHS);

function toWhen(month: string, isYearAlone: boolean): When {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const first = year * MONTHS + number - 1;
  return isYearAlone ? { first: year * MONTHS, last: year * MONTHS + MONTHS - 1 } : { first, last: first };
}

/** The span of a dated job; a current one lasts until the resume was written. */
function toSpan(range: Fact, now: string | undefined): Span | null {
  const { from, to = now, value, isCurrent } = range;
  if (from === undefined || to === undefined) return null;
  const points = findDatePoints(value);
  const isYear = (point: (typeof points)[number] | undefined) =>
    point?.year !== undefined && point.month === undefined;
  return {
    range,
    from: toWhen(from, isYear(points[0])),
    to: toWhen(to, isCurrent !== true && isYear(points.at(-1))),
  };
}

const listSpans = (resume: SourceResume): Span[] =>
  resume.facts
    .filter(({ kind }) => kind === 'RANGE')
    .flatMap((range) => toSpan(range, writtenIn(resume)) ?? [])
    .toSorted((one, other) => one.from.first - other.from.first);

type Gap = { before: Span; next: Span; least: number; most: number };

/** The gaps between dated jobs, each with its minimum and maximum months. */
function listGaps(spans: readonly Span[]): Gap[] {
  const gaps: Gap[] = [];
  let [before] = spans;
  for (const next of spans.slice(1)) {
    if (!before) continue;
    const least = next.from.first - before.to.last - 1;
    if (least > 0) gaps.push({ before, next, least, most: next.from.last - before.to.first - 1 });
    if (next.to.last > before.to.last) before = next;
  }
  return gaps;
}

/** True if other dates of a resume are in that gap: of studies, or of a job that was not read. */
function mentionsGap({ text, facts }: SourceResume, { before, next }: Gap): boolean {
  const known = new Set(facts.filter(({ kind }) => kind === 'RANGE').map(({ start }) => start));
  return text.split('\n').some((line, at, lines) => {
    const start = lines.slice(0, at).reduce((sum, { length }) => sum + length + 1, 0);
    return findDateSpans(line).some(({ from, to, start: own, end }) => {
      if (!to || known.has(start + own) || from.year === undefined) return false;
      const last = to.isNow ? Infinity : (to.year ?? from.year) * MONTHS + (to.month ?? MONTHS) - 1;
      const isOwn = [...known].some((place) => place >= start + own && place < start + end);
      return !isOwn && from.year * MONTHS < next.from.first && last > before.to.last;
    });
  });
}

/** The longest gap between two dated jobs, if within the bounds. */
function sayGap(resume: SourceResume, filter: Filter): CareerSays | null {
  const gaps = listGaps(listSpans(resume)).toSorted((one, other) => other.least - one.least);
  const proved = gaps.find(({ least }) => isWithin(inYears(least), filter));
  const gap = proved ?? gaps.find(({ most }) => isWithin(inYears(most), filter));
  if (!gap) return null;
  const isOpen = mentionsGap(resume, gap);
  const between = `between '${gap.before.range.value}' and '${gap.next.range.value}'`;
  const own = `${gap.least} ${gap.least === 1 ? 'month' : 'months'}`;
  const others = isOpen ? ' Other dates of the resume speak of that time.' : '';
  const length = gap.least === gap.most ? own : `at least ${own}`;
  return {
    verdict: proved && !isOpen ? 'YES' : 'UNCLEAR',
    number: inYears(gap.least),
    facts: [gap.before.range, gap.next.range],
    note: `Dates no job ${between}, ${length}.${others}`,
  };
}

/** The time at one employer, over all jobs there. */
type Stay = { jobs: Fact[]; isOver: boolean; years: number; least: number; most: number };

/** The months that spans cover together, with the minimum or maximum of each. */
function countMonths(spans: readonly Span[], isLeast: boolean): number {
  const months = new Set<number>();
  for (const { from, to } of spans) {
    const [first, last] = isLeast ? [from.last, to.first] : [from.first, to.last];
    for (let month = first; month <= Math.max(first, last); month += 1) months.add(month);
  }
  return months.size;
}

function toStay(jobs: Fact[], resume: SourceResume): Stay | null {
  const now = writtenIn(resume);
  const spans = jobs.flatMap((job) => toSpan(findDates(job, resume) ?? job, now) ?? []);
  if (spans.length < jobs.length) return null;
  const isOver = !jobs.some(({ isCurrent }) => isCurrent);
  const { years } = countYears(jobs, now);
  return { jobs, isOver, years, least: countMonths(spans, true), most: countMonths(spans, false) };
}

const listStays = (resume: SourceResume): Stay[] =>
  [
    ...Map.groupBy(
      resume.facts.filter(({ kind }) => kind === 'COMPANY'),
      ({ norm }) => norm,
    ).values(),
  ].flatMap((jobs) => toStay(jobs, resume) ?? []);

const withDates = ({ jobs }: Stay, resume: SourceResume): Fact[] =>
  jobs.flatMap((job) => [job, findDates(job, resume) ?? job]);

const sayYears = (years: number): string =>
  years < 1 ? `${Math.round(years * MONTHS)} months` : `${years} ${years === 1 ? 'year' : 'years'}`;

/** Jobs that are meant to end. */
const FIXED_TERM = wordSet(`
  intern internship trainee apprentice temp temporary contract contractor freelance freelancer seasonal locum interim
  werkstudent praktikant stagiaire becario becaria
`);

const isFixedTerm = ({ jobs }: Stay, { facts }: SourceResume): boolean =>
  jobs.some(({ from, to }) =>
    facts.some(
      (one) =>
        one.kind === 'TITLE' &&
        one.from === from &&
        one.to === to &&
        one.value
          .toLowerCase()
          .split(/[^\p{L}]+/u)
          .some((word) => FIXED_TERM.has(word)),
    ),
  );

/** The longest time at one employer, or a job that ended early. */
function sayStay(resume: SourceResume, filter: Filter): CareerSays | null {
  const isShort = filter.atMost !== undefined;
  const stays = listStays(resume)
    .filter(({ isOver }) => isOver || !isShort)
    .toSorted((one, other) => (isShort ? one.most - other.most : other.years - one.years));
  const [least, most] = isShort ? (['most', 'least'] as const) : (['least', 'most'] as const);
  const isCounted = (stay: Stay) => !isShort || !isFixedTerm(stay, resume);
  const proved = stays.find((stay) => isCounted(stay) && isWithin(inYears(stay[least]), filter));
  const stay = proved ?? stays.find((one) => isWithin(inYears(one[most]), filter));
  const [job] = stay?.jobs ?? [];
  if (!stay || !job) return null;
  const dates = stay.jobs.flatMap((one) => findDates(one, resume)?.value ?? []).join(', ');
  return {
    verdict: proved ? 'YES' : 'UNCLEAR',
    number: stay.years,
    facts: withDates(stay, resume),
    note: `${job.value}: ${dates}${proved ? '' : isCounted(stay) ? ', without the months' : ', an internship or fixed term'}.`,
  };
}

/** Someone's average stay, with at least two employers. */
function sayAverage(resume: SourceResume): CareerSays | null {
  const stays = listStays(resume);
  if (stays.length < 2) return null;
  const number = toTenth(stays.reduce((sum, { years }) => sum + years, 0) / stays.length);
  return {
    verdict: 'YES',
    number,
    facts: stays.flatMap((stay) => withDates(stay, resume)),
    note: `Dates ${stays.length} employers, ${sayYears(number)} each on average.`,
  };
}

/** What a resume's dates show for such a condition. For a ranking with the least first, the average length of jobs. */
export function sayCareer(resume: SourceResume, filter: Filter, isLeastFirst = false): CareerSays | null {
  if (filter.kind === 'GAP') return sayGap(resume, filter);
  return isLeastFirst ? sayAverage(resume) : sayStay(resume, filter);
}
