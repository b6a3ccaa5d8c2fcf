import type { SectionKind } from '@slotwise/contract/deepgaze/resumes/resumes.schema';
import { headingOf } from './headings.ts';
import type { Line } from './lines.ts';
import type { Section } from './resume-facts.ts';
import { hasDateRange } from './dates.ts';
import { hasDegree } from './degrees.ts';

/** A section with where its words begin behind its heading. */
export type SectionBody = Section & { bodyStart: number };

/** `Skills: Java, SQL` opens a section on its own line. */
const INLINE = /^(\p{Lu}[\p{L}&/ ]{3,38}?)\s*:\s*(?=\S)/u;
/** Headings in the left margin run into the first line of what they stand above. */
const RAIL = /^((?:Work |Professional |Relevant )?Experience|Employment|Education)\s+(?=\p{Lu})/u;
const MOST_SECTIONS = 100;
/** A text that kept few of its line ends keeps its headings in the middle of lines. */
const UNBROKEN = 400;
const IN_LINE_HEADING =
  /(?<=[\s.)])(?:Work Experience|Professional Experience|Education(?! (?:and|in))|Skills|Additional Information|Certifications\/Licenses|Certifications|Projects|Summary|Links|Awards|Military Service|Groups|Publications|WORK EXPERIENCE|EDUCATION|SKILLS|ADDITIONAL INFORMATION|TECHNICAL SKILLS|PROFESSIONAL EXPERIENCE|EXPERIENCE)(?=\s)/gu;

/**
 * Divides a resume by its headings. What stands above the first one is the HEADER, and the sections follow each other
 * without a gap.
 */
export function divideIntoSections(text: string, lines: readonly Line[]): SectionBody[] {
  const opened = lines.length * UNBROKEN < text.length ? headingsInLines(text) : headingLines(lines);
  const sections: SectionBody[] = [{ kind: 'HEADER', start: 0, bodyStart: 0, end: text.length }];
  for (const { kind, start, bodyStart } of opened) {
    const last = sections.at(-1);
    if (last) last.end = start;
    sections.push({ kind, start, bodyStart, end: text.length });
  }
  return sections.filter(({ start, end }) => end > start);
}

type Opening = { kind: SectionKind; start: number; bodyStart: number };

function headingLines(lines: readonly Line[]): Opening[] {
  const openings: Opening[] = [];
  let kind: SectionKind = 'HEADER';
  for (const line of lines) {
    const opening: Opening | null = openings.length < MOST_SECTIONS ? openingOf(line, kind) : null;
    if (!opening) continue;
    openings.push(opening);
    kind = opening.kind;
  }
  return openings;
}

function openingOf(line: Line, within: SectionKind): Opening | null {
  const { start, end } = line;
  const kind = headingOf(line);
  if (kind && isSubheading(line, kind, within)) return null;
  if (kind) return { kind, start, bodyStart: end };
  const inline = INLINE.exec(line.text);
  const inlineKind =
    inline?.[1] && isInlineAllowed(line, within) ? headingOf({ text: inline[1], isBullet: false }) : null;
  if (inline && inlineKind && isInlineKind(inlineKind, inline[0]))
    return { kind: inlineKind, start, bodyStart: start + inline[0].length };
  return railOpening(line);
}

/** `Achievements:` inside a job goes on with it, where it stands close and is not written as headings are. */
const isSubheading = (line: Line, kind: SectionKind, within: SectionKind): boolean =>
  within === 'EXPERIENCE' &&
  !['EXPERIENCE', 'EDUCATION', 'CERTIFICATES'].includes(kind) &&
  !line.isAfterBlank &&
  line.text.endsWith(':') &&
  line.text !== line.text.toUpperCase();

/** `Tools: Git` above the jobs is one line of many, `Skills: Git` a section. */
const isInlineKind = (kind: SectionKind, words: string): boolean =>
  kind !== 'OTHER' &&
  (kind !== 'SKILLS' ||
    /skill|expertise|competenc|kenntnisse|compétences|habilidades|competenze/iu.test(words));

/** Inside a job or a project, `Skills: Java` belongs to it. */
const isInlineAllowed = (line: Line, within: SectionKind): boolean =>
  line.isAfterBlank || (within !== 'EXPERIENCE' && within !== 'PROJECTS' && within !== 'SKILLS');

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
    const kind = headingOf({ text: match[0], isBullet: false });
    return kind ? [{ kind, start: match.index, bodyStart: match.index + match[0].length }] : [];
  });
}
