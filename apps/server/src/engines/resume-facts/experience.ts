import { dashedCompany } from './dashed-company.ts';
import { spansOfLine } from './dated-lines.ts';
import type { DateSpan } from './dates.ts';
import { rangeFact } from './date-ranges.ts';
import { factAt } from './fact-at.ts';
import { findJobHeaders } from './job-headers.ts';
import { readJobs } from './jobs.ts';
import type { Line } from './lines.ts';
import type { Fact } from './resume-facts.ts';
import { saidJobs } from './said-jobs.ts';
import { undatedJobs } from './undated-jobs.ts';

/** Employers, titles and date ranges of a section of jobs. */
export function readExperience(text: string, lines: readonly Line[]): Fact[] {
  const headers = findJobHeaders(text, lines);
  const jobs = readJobs(text, headers);
  const taken = new Set(headers.flatMap((header) => header.lines.map(({ line }) => line.start)));
  const left = lines.filter(({ start }) => !taken.has(start));
  const told = [
    ...jobs.map((job) => ({ ...job, rule: 'dated' })),
    ...undatedJobs(text, lines, taken),
    ...saidJobs(left),
  ];
  const spans = headers.flatMap(({ lines: own }) => own.flatMap(({ dates }) => dates));
  const ranges = [...spans, ...saidSpans(text, left)].flatMap((span) => rangeFact(text, span) ?? []);
  return [
    ...told.flatMap(({ title, company, rule }) => [
      ...(title ? [factAt('TITLE', text, title, { rule, confidence: title.confidence })] : []),
      ...(company ? [factAt('COMPANY', text, company, { rule, confidence: company.confidence })] : []),
    ]),
    ...ranges,
  ];
}

/** The dates of lines that tell a job in a sentence. */
const saidSpans = (text: string, lines: readonly Line[]): DateSpan[] =>
  lines.filter((line) => saidJobs([line]).length > 0).flatMap((line) => spansOfLine(text, line));

/** Jobs that a heading such as 'Achievements' has cut off from their section: only those whose company has its dash. */
export function readStrayJobs(text: string, lines: readonly Line[]): Fact[] {
  const from = lines.findIndex((line) => dashedCompany(line) && line.isAfterBlank);
  return from < 0 ? [] : readExperience(text, lines.slice(Math.max(0, from - 1)));
}
