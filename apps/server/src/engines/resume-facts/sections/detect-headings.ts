import type { SectionKind } from '@slotwise/contract/deepgaze/resumes.schema';
import { isTableHead } from '../mentions/colleges.ts';
import { findHeading } from './headings.ts';
import type { Line } from '../lines/lines.ts';

/** A line's heading, and where its section's text begins. */
export type LineHeading = { kind: SectionKind; bodyStart: number };

/** Sections that every resume has. */
const MAIN: ReadonlySet<SectionKind> = new Set(['SUMMARY', 'EXPERIENCE', 'EDUCATION', 'SKILLS']);
const LEAST_SMALL = 2;
const CLOSED = /[-–—~*]$/u;
const ABOUT_SKILLS = /skill|expertise|competenc/iu;
export const IS_NO_SKILL = /^(?:referees?|references?|interests|hobbies|awards|contact)/iu;
/** A work telephone number, and the length of experience. */
const VALUE = /^(?:[\d+(][\d\s()+.-]*$|[\d.+]+\s*(?:years?|yrs?|months?)\b)/iu;

/**
 * True if a resume has all its headings in lower case, such as `experience` on a line of its own or in a cell next to
 * its text.
 */
export function hasSmallHeadings(lines: readonly Line[]): boolean {
  if (lines.some((line) => findMainKind(line) !== null)) return false;
  const small = lines.filter(({ text }) => /^\p{Ll}/u.test(text));
  return new Set(small.flatMap((line) => findMainKind(writtenLarge(line)) ?? [])).size >= LEAST_SMALL;
}

function findMainKind({ text }: Line): SectionKind | null {
  const tab = text.indexOf('\t');
  const kind = findHeading({ text: tab < 0 ? text : text.slice(0, tab), isBullet: false });
  return kind && kind !== 'SUMMARY' && MAIN.has(kind) ? kind : null;
}

/** The line with its first letter capitalized. */
export const writtenLarge = (line: Line): Line => ({
  ...line,
  text: line.text.charAt(0).toUpperCase() + line.text.slice(1),
});

/** `1. Education` and `— Skills —` begin like bullets but are headings. */
export function headingAfterMark(text: string, line: Line): SectionKind | null {
  if (!line.isBullet) return null;
  const mark = text.slice(text.lastIndexOf('\n', line.start - 1) + 1, line.start).trim();
  if (!/\d/.test(mark) && !CLOSED.test(line.text)) return null;
  const kind = findHeading({ text: line.text, isBullet: false });
  return kind && MAIN.has(kind) ? kind : null;
}

/** A heading in a narrow column next to its text: `Skills` and `Koha, Excel` with a tab between them. */
export function headingInCell(line: Line, within: SectionKind): LineHeading | null {
  const tab = line.text.indexOf('\t');
  if (tab < 0 || line.isBullet) return null;
  const head = line.text.slice(0, tab);
  const rest = line.text.slice(tab).trim();
  const kind = findHeading({ text: head, isBullet: false });
  if (!kind || kind === within || !isCellKind(kind, head, within)) return null;
  if (VALUE.test(rest) || isTableHead(line.text) || findHeading({ text: rest, isBullet: false })) return null;
  return { kind, bodyStart: line.start + tab + 1 };
}

/** Within a job or among skills, `Tools` is a label. */
function isCellKind(kind: SectionKind, head: string, within: SectionKind): boolean {
  if (kind === 'SKILLS') return within === 'HEADER' || within === 'SUMMARY' || ABOUT_SKILLS.test(head);
  return MAIN.has(kind) || (within !== 'HEADER' && (within !== 'SKILLS' || IS_NO_SKILL.test(head)));
}

/** `Personal skills and` above `competences`: a narrow column broke the heading. */
export function wrappedHeading(line: Line, next: Line | undefined): LineHeading | null {
  if (!next || line.isBullet || next.isAfterBlank || !/ (?:and|&|of)$/iu.test(line.text)) return null;
  const kind = findHeading({ text: `${line.text} ${next.text}`, isBullet: false });
  return kind && { kind, bodyStart: next.end };
}
