import type { DateSpan } from '../../lines/find-dates.ts';
import type { Line } from '../../lines/lines.ts';

/** A line of a job's header. `role` is where it stands against the dated line: `before-1` is the line right above it. */
export type HeaderLine = { line: Line; role: string; dates: DateSpan[] };
export type JobHeader = { lines: HeaderLine[] };
