import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import type { Line } from '../../lines/lines.ts';
import type { Fact } from '../../facts/facts.ts';
import type { SectionBody } from '../../sections/sections.ts';

/** Who is asked about someone, before a name or above the names of several. */
const OTHERS = /\b(?:referees?|references?|supervisors?|reporting manager|emergency contact|guarantors?)\b/iu;
const LABEL = /^[^:]{0,40}:/u;

/**
 * The contacts of a resume without those of referees and supervisors: what stands in a section of references, or on a line
 * that is labelled so. Where the person has no other of that kind, it may be theirs and stays.
 */
export function ownContacts(
  text: string,
  contacts: readonly Fact[],
  { lines, sections }: { lines: readonly Line[]; sections: readonly SectionBody[] },
): Fact[] {
  const ofOthers: Stretch[] = [
    ...sections.filter(({ start, bodyStart }) => OTHERS.test(text.slice(start, bodyStart))),
    ...lines.filter((line) => holds(line, contacts) && OTHERS.test(LABEL.exec(line.text)?.[0] ?? '')),
  ];
  const isOwn = ({ start }: Fact): boolean =>
    !ofOthers.some((stretch) => stretch.start <= start && start < stretch.end);
  const own = contacts.filter(isOwn);
  return contacts.filter((one) => isOwn(one) || !own.some(({ kind }) => kind === one.kind));
}

const holds = (line: Line, contacts: readonly Fact[]): boolean =>
  contacts.some(({ start }) => line.start <= start && start < line.end);
