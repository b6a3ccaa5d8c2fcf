import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import type { Line } from '../../lines/lines.ts';
import type { Fact } from '../../facts/facts.ts';
import type { SectionBody } from '../../sections/sections.ts';

/** Who is asked about someone, before a name or above the names of several. */
const OTHERS = /\b(?:referees?|references?|supervisors?|reporting manager|emergency contact|guarantors?)\b/iu;
const LABEL = /^[^:]{0,40}:/u;

/**
 * The contacts of a resume without those of referees and supervisors: what stands on a line that is labelled so, or in a section
 * of references; of such a section, where the person has no other of that kind, it may be theirs and stays.
 */
export function ownContacts(
  text: string,
  contacts: readonly Fact[],
  { lines, sections }: { lines: readonly Line[]; sections: readonly SectionBody[] },
): Fact[] {
  const isIn = (stretches: readonly Stretch[], { start }: Fact): boolean =>
    stretches.some((stretch) => stretch.start <= start && start < stretch.end);
  const labelled = lines.filter(
    (line) => holds(line, contacts) && OTHERS.test(LABEL.exec(line.text)?.[0] ?? ''),
  );
  const below = sections.filter(({ start, bodyStart }) => OTHERS.test(text.slice(start, bodyStart)));
  const unlabelled = contacts.filter((one) => !isIn(labelled, one));
  const own = unlabelled.filter((one) => !isIn(below, one));
  return unlabelled.filter((one) => own.includes(one) || !own.some(({ kind }) => kind === one.kind));
}

const holds = (line: Line, contacts: readonly Fact[]): boolean =>
  contacts.some(({ start }) => line.start <= start && start < line.end);
