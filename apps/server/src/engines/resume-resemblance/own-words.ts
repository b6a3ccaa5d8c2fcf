import type { SectionKind } from '@slotwise/contract/deepgaze/resumes.schema';
import { toNorm } from '../resume-facts/facts/norms.ts';
import type { Stretch } from '../resume-texts/text/resume-text.ts';
import type { ComparedResume } from './resemblance.ts';

type Compared = Pick<ComparedResume, 'text' | 'sections' | 'facts'>;

/** Sections where people describe their own work; schools, skills and certificates are similar in many resumes. */
const OWN_WORK: ReadonlySet<SectionKind> = new Set(['SUMMARY', 'EXPERIENCE', 'PROJECTS', 'OTHER']);
const LONGEST_LINE = 2000;
const ABOUT_WORDS = 'company|client|organi[sz]ation|employer';
const ABOUT = new RegExp(
  String.raw`^(?:about (?:the )?(?:${ABOUT_WORDS})|(?:company|client|organi[sz]ation) (?:profile|description|overview))\b`,
  'iu',
);
const SAYS_OF_ITSELF = /\b(?:is|are|was|were|offers|provides|designs|serves|helps|protects|operates) /iu;
/** How far into a line the name of a described employer may be: 'Founded in 1874, Kestrel Mutual is …'. */
const SUBJECT_LENGTH = 40;
const LINK = /https?:\/\/|\bwww\./iu;
const FORMAL_WORDS = [
  String.raw`\bhereby\b|\bsolemnly\b|\bin confidence\b|\bthird part(?:y|ies)\b|\bequal opportunity\b`,
  String.raw`\bbest of my (?:knowledge|belief)\b`,
];
const FORMAL = new RegExp(`${FORMAL_WORDS.join('|')}`, 'iu');

/**
 * The lines of a resume in which people describe their own work, in order. Leaves out what an employer or school says
 * about itself, declarations, and an agency's small print.
 */
export function listOwnLines({ text, sections, facts }: Compared): Stretch[] {
  const employers = facts.filter(({ kind }) => kind === 'COMPANY').map(({ value }) => value.toLowerCase());
  const parts = sections.filter(({ kind }) => OWN_WORK.has(kind));
  return (parts.length > 0 ? parts : [{ start: 0, end: text.length }]).flatMap((section) =>
    listLines(text, section).filter((line) => isOwn(text.slice(line.start, line.end), employers)),
  );
}

function listLines(text: string, { start, end }: Stretch): Stretch[] {
  const lines: Stretch[] = [];
  for (let from = start; from < end;) {
    const next = text.indexOf('\n', from);
    const to = next < 0 || next > end ? end : next;
    // A line that ends in a space continues on the next one.
    const before = lines.at(-1);
    if (before && text[before.end - 1] === ' ' && to - before.start < LONGEST_LINE) before.end = to;
    else lines.push({ start: from, end: to });
    from = to + 1;
  }
  return lines;
}

function isOwn(line: string, employers: readonly string[]): boolean {
  const words = line.slice(0, LONGEST_LINE).replace(/^[^\p{L}\p{N}]+/u, '');
  if (ABOUT.test(words) || FORMAL.test(words) || LINK.test(words)) return false;
  const small = words.toLowerCase();
  return !employers.some((name) => {
    const at = name.length < 3 ? -1 : small.indexOf(shortName(name));
    return at >= 0 && at < SUBJECT_LENGTH && SAYS_OF_ITSELF.test(small.slice(at));
  });
}

/** 'Tolland Foods Pvt. Ltd.' calls itself Tolland Foods. */
function shortName(name: string): string {
  const norm = toNorm('COMPANY', name);
  return norm !== '' && name.startsWith(norm) ? norm : name;
}
