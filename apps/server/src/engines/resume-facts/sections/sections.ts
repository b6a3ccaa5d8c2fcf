import type { SectionKind } from '@slotwise/contract/deepgaze/resumes.schema';
import type { Stretch } from '../../resume-texts/text/resume-text.ts';
import { findHeading } from './headings.ts';
import {
  hasSmallHeadings,
  IS_NO_SKILL,
  headingAfterMark,
  headingInCell,
  wrappedHeading,
  writtenLarge,
  type LineHeading,
} from './detect-headings.ts';
import type { Line } from '../lines/lines.ts';
import type { Section } from '../facts/facts.ts';
import { hasDateRange, findDateSpans } from '../lines/find-dates.ts';
import { hasDegree, degreeIn } from '../mentions/degrees.ts';
import { isCollege } from '../mentions/colleges.ts';

type Body = Stretch & { kind: SectionKind; bodyStart: number };

/** At most a date and a school come between the first line of an education entry and its degree. */
const MOST_ABOVE = 2;

/**
 * Columns side by side have their headings in one row, so a job heading may be directly above the education heading,
 * with both bodies below. They are split where the first degree begins.
 */
function partSharedBodies<Section extends Body>(sections: Section[], lines: readonly Line[]): Section[] {
  const listLines = ({ bodyStart, end }: Body) =>
    lines.filter((line) => bodyStart <= line.start && line.end <= end);
  for (const [at, section] of sections.entries()) {
    const next = sections[at + 1];
    if (section.kind !== 'EXPERIENCE' || next?.kind !== 'EDUCATION' || listLines(section).length > 0)
      continue;
    const start = beginningOfStudies(listLines(next));
    if (start === null) continue;
    sections[at] = { ...section, bodyStart: next.bodyStart, end: start };
    sections[at + 1] = { ...next, start, bodyStart: start };
  }
  return sections;
}

/** Where education begins after jobs; null if there are no jobs before it. */
function beginningOfStudies(lines: readonly Line[]): number | null {
  let first = lines.findIndex(({ text }) => degreeIn(text)?.start === 0);
  for (let above = 0; above < MOST_ABOVE && isOfStudies(lines[first - 1]); above += 1) first -= 1;
  const hasJobs = first > 0 && lines.slice(0, first).some(({ text }) => findDateSpans(text).length > 0);
  return hasJobs ? (lines[first]?.start ?? null) : null;
}

const isOfStudies = (line: Line | undefined): boolean =>
  line !== undefined && (isCollege(line.text) || findDateSpans(line.text).length > 0);

/** A section, and where its text after the heading begins. */
export type SectionBody = Section & { bodyStart: number };

/** `Skills: Java, SQL` opens a section on its own line. */
const BEFORE_COLON = /^\p{Lu}[\p{L}&/ ]{3,38}$/u;
/** Headings in the left margin run into the first line of their section. */
const RAIL = /^((?:Work |Professional |Relevant )?Experience|Employment|Education)\s+(?=\p{Lu})/u;
const IN_SIDEBARS: ReadonlySet<SectionKind> = new Set(['SKILLS', 'CERTIFICATES', 'OTHER', 'EDUCATION']);
const MOST_SECTIONS = 100;
/** A text that lost most line breaks has its headings in the middle of lines. */
const UNBROKEN = 400;
const IN_LINE_HEADING_WORDS = [
  'Work Experience|Professional Experience|Education(?! (?:and|in))|Skills|Additional Information',
  String.raw`Certifications\/Licenses|Certifications|Projects|Summary|Links|Awards|Military Service|Groups`,
  'Publications|WORK EXPERIENCE|EDUCATION|SKILLS|ADDITIONAL INFORMATION|TECHNICAL SKILLS',
  'PROFESSIONAL EXPERIENCE|EXPERIENCE',
];
const IN_LINE_HEADING = new RegExp(String.raw`(?<=[\s.)])(?:${IN_LINE_HEADING_WORDS.join('|')})(?=\s)`, 'gu');

/**
 * Divides a resume at its headings. The text above the first is the HEADER, and so is a page that begins with the
 * person's name below a sidebar. Sections follow each other without gaps.
 */
export function divideIntoSections(
  text: string,
  lines: readonly Line[],
  name: Stretch | null = null,
): SectionBody[] {
  const openings =
    lines.length * UNBROKEN < text.length ? headingsInLines(text) : headingLines(text, lines, name);
  const sections: SectionBody[] = [{ kind: 'HEADER', start: 0, bodyStart: 0, end: text.length }];
  for (const { kind, start, bodyStart } of openings) {
    const last = sections.at(-1);
    if (last) last.end = start;
    sections.push({ kind, start, bodyStart, end: text.length });
  }
  return partSharedBodies(sections, lines).filter(({ start, end }) => end > start);
}

type Opening = { kind: SectionKind; start: number; bodyStart: number };

function headingLines(text: string, lines: readonly Line[], name: Stretch | null): Opening[] {
  const openings: Opening[] = [];
  let kind: SectionKind = 'HEADER';
  const shown = hasSmallHeadings(lines) ? lines.map(writtenLarge) : lines;
  for (const [at, line] of shown.entries()) {
    const opening: Opening | null =
      openings.length < MOST_SECTIONS
        ? (opened(line, wrappedHeading(line, shown[at + 1])) ??
          findOpening(text, line, { within: kind, lines: shown }) ??
          nameOpening(line, kind, name))
        : null;
    if (!opening || isLabelOfJobs(line, opening, { within: kind, lines: shown })) continue;
    if (isNoHeadingWithin(kind, shown, at)) continue;
    openings.push(opening);
    kind = opening.kind;
  }
  return openings;
}

/** A skill list after education is another skills section, as often as it says `Skills`. */
const LABELS: Partial<Record<SectionKind, SectionKind[]>> = {
  EXPERIENCE: ['SKILLS', 'SUMMARY', 'OTHER'],
  EDUCATION: ['CERTIFICATES', 'OTHER'],
};

type Around = { within: SectionKind; lines: readonly Line[] };

/** A label that each job has, such as `Highlights`, or each degree, such as `Courses`, does not divide a resume. */
const isLabelOfJobs = (line: Line, { kind }: Opening, { within, lines }: Around): boolean =>
  (LABELS[within] ?? []).includes(kind) && lines.some((other) => other !== line && other.text === line.text);

/** `Certificate` below `Higher Secondary`, in a column too narrow for both. */
const REST_OF_PAPER = /^certificate$/iu;
/** `Tutoring experience` is a job heading if dates follow, else another skill. */
const OF_A_FIELD = /^\p{Lu}\p{Ll}+ experience$/u;
const MOST_BEFORE_DATES = 4;

function isNoHeadingWithin(within: SectionKind, lines: readonly Line[], at: number): boolean {
  const words = lines[at]?.text ?? '';
  if (within === 'EDUCATION') return lines[at - 1]?.goesOn === true && REST_OF_PAPER.test(words);
  if (within !== 'SKILLS' || !OF_A_FIELD.test(words)) return false;
  return !lines.slice(at + 1, at + 1 + MOST_BEFORE_DATES).some(({ text }) => hasDateRange(text));
}

const opened = ({ start }: Line, heading: LineHeading | null): Opening | null =>
  heading && { ...heading, start };

function findOpening(text: string, line: Line, around: Around): Opening | null {
  const { within } = around;
  const { start, end } = line;
  const kind = findHeading(line) ?? headingAfterMark(text, line);
  if (kind && isSubheading(line, kind, within)) return null;
  if (kind) return { kind, start, bodyStart: end };
  return inlineOpening(line, around) ?? opened(line, headingInCell(line, within)) ?? railOpening(line);
}

function inlineOpening(line: Line, around: Around): Opening | null {
  const heading = headingBeforeColon(line.text);
  const kind = heading && findHeading({ text: heading.words, isBullet: false });
  if (!kind || !isInlineKind(kind, line.text.slice(0, heading.length))) return null;
  if (!isInlineAllowed(line, around) && !isBehindJobs(line, kind, heading, around)) return null;
  return { kind, start: line.start, bodyStart: line.start + heading.length };
}

/** The text before a line's first colon, and its length with the colon and the white space after it. */
type Heading = { words: string; length: number };

function headingBeforeColon(line: string): Heading | null {
  const colon = line.indexOf(':');
  const words = line.slice(0, Math.max(0, colon)).trimEnd();
  const body = line.slice(colon + 1).trimStart();
  return BEFORE_COLON.test(words) && body !== '' ? { words, length: line.length - body.length } : null;
}

/** After the skills and certificates of a sidebar, the name begins the page itself or is in its footer. */
const nameOpening = ({ start, end }: Line, within: SectionKind, name: Stretch | null): Opening | null =>
  name && start <= name.start && name.start < end && IN_SIDEBARS.has(within)
    ? { kind: 'HEADER', start, bodyStart: start }
    : null;

/** `Achievements:` within a job is part of it, if it follows closely and is not styled like a heading. */
const isSubheading = (line: Line, kind: SectionKind, within: SectionKind): boolean =>
  within === 'EXPERIENCE' &&
  !['EXPERIENCE', 'EDUCATION', 'CERTIFICATES'].includes(kind) &&
  !line.isAfterBlank &&
  line.text.endsWith(':') &&
  line.text !== line.text.toUpperCase();

/** `Tools: Git` above the jobs is one line of many, while `Skills: Git` is a section; hobbies are not skills. */
const isInlineKind = (kind: SectionKind, words: string): boolean =>
  (kind !== 'OTHER' || IS_NO_SKILL.test(words)) &&
  (kind !== 'SKILLS' ||
    /skill|expertise|competenc|kenntnisse|compétences|habilidades|competenze/iu.test(words));

/** Within a job or project, `Skills: Java` is part of it. */
const isInlineAllowed = (line: Line, { within }: Around): boolean =>
  line.isAfterBlank || (within !== 'EXPERIENCE' && within !== 'PROJECTS' && within !== 'SKILLS');

/** A single one with no job after it is about the entire resume; no job has an education section. */
function isBehindJobs(line: Line, kind: SectionKind, { words }: Heading, { within, lines }: Around): boolean {
  if (line.isBullet) return false;
  if (within === 'SKILLS') return kind === 'EDUCATION' || kind === 'OTHER';
  if (within === 'EXPERIENCE' && kind === 'EDUCATION') return true;
  if (within !== 'EXPERIENCE') return false;
  const behind = lines.slice(lines.indexOf(line) + 1);
  const isOnce = lines.filter(({ text }) => text.startsWith(words)).length === 1;
  return isOnce && !behind.some(({ text }) => hasDateRange(text));
}

function railOpening(line: Line): Opening | null {
  const rail = RAIL.exec(line.text);
  if (!rail?.[1]) return null;
  const rest = line.text.slice(rail[0].length);
  const isEducation = rail[1] === 'Education';
  if (isEducation ? !hasDegree(rest) : !hasDateRange(rest)) return null;
  return {
    kind: isEducation ? 'EDUCATION' : 'EXPERIENCE',
    start: line.start,
    bodyStart: line.start + rail[0].length,
  };
}

function headingsInLines(text: string): Opening[] {
  return [...text.matchAll(IN_LINE_HEADING)].slice(0, MOST_SECTIONS).flatMap((match) => {
    const kind = findHeading({ text: match[0], isBullet: false });
    return kind ? [{ kind, start: match.index, bodyStart: match.index + match[0].length }] : [];
  });
}
