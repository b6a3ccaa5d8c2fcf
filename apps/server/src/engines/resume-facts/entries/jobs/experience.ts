import { withoutClient } from './client-labels.ts';
import { dashedCompany } from './dashed-company.ts';
import { afterEmployerLabels } from './employer-labels.ts';
import { spansOfLine } from './dated-lines.ts';
import type { DateSpan } from '../../lines/find-dates.ts';
import { rangeFact } from '../date-ranges.ts';
import { isCollege } from '../../mentions/colleges.ts';
import { hasDegree } from '../../mentions/degrees.ts';
import { factAt } from '../../facts/fact-at.ts';
import { type JobHeader, isFormAnswer } from './header-lines.ts';
import { findJobHeaders } from './job-headers.ts';
import { readJobs, type Job } from './assign-parts.ts';
import type { Line } from '../../lines/lines.ts';
import type { Fact } from '../../facts/facts.ts';
import { saidEmployer, saidJobs } from './labelled-jobs.ts';
import { TITLED, titledHeaders } from './titled-headers.ts';
import { undatedJobs } from './undated-jobs.ts';
import { listEmployers, splitJoinedJobs } from './split-joined-jobs.ts';
import { joinWrappedLines } from '../../sections/join-wrapped-lines.ts';

/** Employers, titles and date ranges of a job section. */
export function readExperience(text: string, given: readonly Line[]): Fact[] {
  const lines = splitJoinedJobs(text, joinWrappedLines(text, given));
  const { headers, jobs } = readHeadedJobs(text, lines);
  const taken = listStarts(lines, headers);
  const left = lines.filter(({ start }) => !taken.has(start));
  const found = [
    ...jobs.map((job, at) => ({ ...job, ...readPeriod(text, headers[at]) })),
    ...[...undatedJobs(text, lines, taken), ...saidJobs(left), ...labelledEmployers(text, lines)].map(
      (job) => ({
        ...job,
        when: {},
      }),
    ),
  ];
  const spans = headers.filter(isWork).flatMap(listDates);
  const ranges = [...spans, ...saidSpans(left)].flatMap((span) => rangeFact(text, span) ?? []);
  return [
    ...found.flatMap(({ title, company, rule, when }) => [
      ...(title
        ? [{ ...factAt('TITLE', text, title, { rule, confidence: title.confidence }), ...when }]
        : []),
      ...(company ? listEmployers(text, withoutClient(text, company)) : []).map((place) => ({
        ...factAt('COMPANY', text, place, { rule, confidence: company?.confidence ?? 0 }),
        ...when,
      })),
    ]),
    ...ranges,
  ];
}

/** The jobs by their dates, or by their titles if most dates have neither title nor employer next to them. */
function readHeadedJobs(text: string, all: readonly Line[]): { headers: JobHeader[]; jobs: Job[] } {
  const lines = all.filter((line) => !isFormAnswer(line));
  const headers = findJobHeaders(lines);
  const jobs = readJobs(text, headers);
  const named = jobs.filter(({ title, company }) => title ?? company);
  if (named.length > 0 && named.length >= headers.length / 2) return { headers, jobs };
  const titled = titledHeaders(lines);
  return titled.length > 0 ? { headers: titled, jobs: readJobs(text, titled) } : { headers, jobs };
}

/** Where the lines used in headers begin, with or without a label before them. */
function listStarts(lines: readonly Line[], headers: readonly JobHeader[]): ReadonlySet<number> {
  const edges = new Set(
    headers.flatMap((header) => header.lines.flatMap(({ line }) => [line.start, line.end])),
  );
  return new Set(
    lines.filter(({ start, end }) => edges.has(start) || edges.has(end)).map(({ start }) => start),
  );
}

/** Employers of forms, up to the place after them. */
const labelledEmployers = (text: string, lines: readonly Line[]): ReturnType<typeof saidJobs> =>
  afterEmployerLabels(text, lines).flatMap((line) => saidEmployer(line) ?? []);

/** A career break has dates like a job, but is not experience. */
const isWork = ({ lines }: JobHeader): boolean =>
  !lines.some(({ line, dates }) => dates.length > 0 && BREAK.test(line.text));

const BREAK =
  /\b(?:career|employment) (?:break|gap)\b|\bsabbatical\b|\b(?:maternity|paternity|parental) leave\b/iu;

const listDates = ({ lines }: JobHeader): DateSpan[] =>
  lines.flatMap(({ dates, role }) => (role === TITLED ? [] : dates));

/** Whether a job's header has dates, and its period if they are a range. */
function readPeriod(
  text: string,
  header: JobHeader | undefined,
): { rule: string; when: Pick<Fact, 'from' | 'to' | 'isCurrent'> } {
  const spans = header ? listDates(header) : [];
  const rule = spans.length > 0 ? 'dated' : TITLED;
  const range = spans.map((span) => rangeFact(text, span)).find((fact) => fact !== null);
  if (!range?.from) return { rule, when: {} };
  return { rule, when: { from: range.from, ...(range.to ? { to: range.to } : { isCurrent: true }) } };
}

/** The dates of lines that state a job in a sentence. */
const saidSpans = (lines: readonly Line[]): DateSpan[] =>
  lines.filter((line) => saidJobs([line]).length > 0).flatMap(spansOfLine);

/** Jobs that a heading such as 'Achievements' has cut off from their section: only those with a dash after the company. */
export function readStrayJobs(text: string, lines: readonly Line[]): Fact[] {
  const from = lines.findIndex((line) => dashedCompany(line) && line.isAfterBlank);
  return from < 0 ? [] : readExperience(text, lines.slice(Math.max(0, from - 1)));
}

/** Jobs without a job heading: only if title, company and dates are together, and it is not education. */
export function readUnheadedJobs(text: string, lines: readonly Line[]): Fact[] {
  const facts = readExperience(text, lines).filter(
    ({ kind, rule, value }) =>
      (rule === 'dated' || rule === 'range') &&
      !(kind === 'COMPANY' && (hasDegree(value) || isCollege(value))),
  );
  const isNamed = (kind: Fact['kind'], { from, to }: Fact): boolean =>
    facts.some((one) => one.kind === kind && one.from === from && one.to === to);
  return facts.filter((fact) => fact.from && isNamed('TITLE', fact) && isNamed('COMPANY', fact));
}
