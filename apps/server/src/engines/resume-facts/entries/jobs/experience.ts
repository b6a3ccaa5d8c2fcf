import { dashedCompany } from './dashed-company.ts';
import { behindEmployerLabels } from './employer-labels.ts';
import { spansOfLine } from './dated-lines.ts';
import type { DateSpan } from '../../lines/find-dates.ts';
import { rangeFact } from '../date-ranges.ts';
import { isCollege } from '../../mentions/colleges.ts';
import { hasDegree } from '../../mentions/degrees.ts';
import { factAt } from '../../facts/fact-at.ts';
import type { JobHeader } from './header-line.ts';
import { findJobHeaders } from './job-headers.ts';
import { readJobs } from './assign-parts.ts';
import type { Line } from '../../lines/lines.ts';
import type { Fact } from '../../facts/facts.ts';
import { saidEmployer, saidJobs } from './labelled-jobs.ts';
import { undatedJobs } from './undated-jobs.ts';
import { joinWrappedLines } from '../../sections/join-wrapped-lines.ts';

/** Employers, titles and date ranges of a section of jobs. */
export function readExperience(text: string, given: readonly Line[]): Fact[] {
  const lines = joinWrappedLines(text, given);
  const headers = findJobHeaders(lines);
  const jobs = readJobs(text, headers);
  const taken = listStarts(lines, headers);
  const left = lines.filter(({ start }) => !taken.has(start));
  const found = [
    ...jobs.map((job, at) => ({ ...job, rule: 'dated', when: readPeriod(text, headers[at]) })),
    ...[...undatedJobs(text, lines, taken), ...saidJobs(left), ...labelledEmployers(text, lines)].map(
      (job) => ({
        ...job,
        when: {},
      }),
    ),
  ];
  const spans = headers.filter(isWork).flatMap(({ lines: own }) => own.flatMap(({ dates }) => dates));
  const ranges = [...spans, ...saidSpans(left)].flatMap((span) => rangeFact(text, span) ?? []);
  return [
    ...found.flatMap(({ title, company, rule, when }) => [
      ...(title
        ? [{ ...factAt('TITLE', text, title, { rule, confidence: title.confidence }), ...when }]
        : []),
      ...(company
        ? [{ ...factAt('COMPANY', text, company, { rule, confidence: company.confidence }), ...when }]
        : []),
    ]),
    ...ranges,
  ];
}

/** Where the lines begin of which headers are made, whole or without a label in front of them. */
function listStarts(lines: readonly Line[], headers: readonly JobHeader[]): ReadonlySet<number> {
  const edges = new Set(
    headers.flatMap((header) => header.lines.flatMap(({ line }) => [line.start, line.end])),
  );
  return new Set(
    lines.filter(({ start, end }) => edges.has(start) || edges.has(end)).map(({ start }) => start),
  );
}

/** Employers of forms, up to the place behind them. */
const labelledEmployers = (text: string, lines: readonly Line[]): ReturnType<typeof saidJobs> =>
  behindEmployerLabels(text, lines).flatMap((line) => saidEmployer(line) ?? []);

/** A career break has dates as jobs have, and is no experience. */
const isWork = ({ lines }: JobHeader): boolean =>
  !lines.some(({ line, dates }) => dates.length > 0 && BREAK.test(line.text));

const BREAK =
  /\b(?:career|employment) (?:break|gap)\b|\bsabbatical\b|\b(?:maternity|paternity|parental) leave\b/iu;

/** When a job was, as far as its header has a range of dates. */
function readPeriod(text: string, header: JobHeader | undefined): Pick<Fact, 'from' | 'to' | 'isCurrent'> {
  const spans = header?.lines.flatMap(({ dates }) => dates) ?? [];
  const range = spans.map((span) => rangeFact(text, span)).find((fact) => fact !== null);
  if (!range?.from) return {};
  return { from: range.from, ...(range.to ? { to: range.to } : { isCurrent: true }) };
}

/** The dates of lines that tell a job in a sentence. */
const saidSpans = (lines: readonly Line[]): DateSpan[] =>
  lines.filter((line) => saidJobs([line]).length > 0).flatMap(spansOfLine);

/** Jobs that a heading such as 'Achievements' has cut off from their section: only those whose company has its dash. */
export function readStrayJobs(text: string, lines: readonly Line[]): Fact[] {
  const from = lines.findIndex((line) => dashedCompany(line) && line.isAfterBlank);
  return from < 0 ? [] : readExperience(text, lines.slice(Math.max(0, from - 1)));
}

/** Jobs under no heading of jobs: those alone whose title, company and dates stand together, and no studies. */
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
