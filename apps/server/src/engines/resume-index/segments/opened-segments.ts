import type { ResumeNumber } from './resume-index.ts';
import type { Segment } from './open-segment.ts';

/** Stands where a resume has no number, since its content is in the index already. */
export const LEFT_OUT = -1;

/** A segment in an index. Its resumes are numbered within it; `numbers` says what each is in the index. */
export type PlacedSegment = { segment: Segment; numbers: Int32Array };

/** Segments side by side, as one index of so many resumes. */
export type OpenedSegments = {
  segments: PlacedSegment[];
  size: number;
  /** In words, for each resume. */
  lengths: Uint32Array;
  averageLength: number;
  /** By id of a resume the ids of those that have no number since its content is theirs. */
  copies: ReadonlyMap<string, readonly string[]>;
  /** Where a resume stands. Throws where there is none of that number. */
  findHome(resume: ResumeNumber): { segment: Segment; own: number };
};

/**
 * Numbers the resumes of segments from one to the next, in this order. `contents` says by id which of them share a content:
 * of those only the first has a number, so that someone whose resume lies in two zips is one person.
 */
export function placeSegments(
  segments: readonly Segment[],
  contents: ReadonlyMap<string, string>,
): OpenedSegments {
  const { placed, size, copies } = numberResumes(segments, contents);
  const { lengths, homes, owns } = layOut(placed, size);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  return {
    segments: placed,
    size,
    copies,
    lengths,
    averageLength: Math.max(1, words / Math.max(1, size)),
    findHome: (resume) => {
      const home = placed[homes[resume] ?? LEFT_OUT];
      if (!home) throw new Error(`There is no resume ${resume}.`);
      return { segment: home.segment, own: owns[resume] ?? 0 };
    },
  };
}

function numberResumes(segments: readonly Segment[], contents: ReadonlyMap<string, string>) {
  const { isCopy, copies } = meetContents(contents);
  let size = 0;
  const takeNumber = (resumeId: string | undefined): number => {
    if (resumeId !== undefined && isCopy(resumeId)) return LEFT_OUT;
    size += 1;
    return size - 1;
  };
  const placed = segments.map((segment): PlacedSegment => ({
    segment,
    numbers: Int32Array.from(segment.lengths, (_, own) =>
      takeNumber(contents.size > 0 ? segment.getId(own) : undefined),
    ),
  }));
  return { placed, size, copies };
}

/** Tells of resumes, one after the other, whether their content was met before. */
function meetContents(contents: ReadonlyMap<string, string>) {
  const firsts = new Map<string, string>();
  const copies = new Map<string, string[]>();
  const isCopy = (resumeId: string): boolean => {
    const content = contents.get(resumeId);
    if (content === undefined) return false;
    const first = firsts.get(content);
    if (first === undefined) firsts.set(content, resumeId);
    else copies.set(first, [...(copies.get(first) ?? []), resumeId]);
    return first !== undefined;
  };
  return { isCopy, copies };
}

/** Of each resume of the index its length, which segment it is in, and its number there. */
function layOut(placed: readonly PlacedSegment[], size: number) {
  const lengths = new Uint32Array(size);
  const homes = new Uint32Array(size);
  const owns = new Uint32Array(size);
  for (const [home, { segment, numbers }] of placed.entries()) {
    for (const [own, resume] of numbers.entries()) {
      if (resume === LEFT_OUT) continue;
      lengths[resume] = segment.lengths[own] ?? 0;
      homes[resume] = home;
      owns[resume] = own;
    }
  }
  return { lengths, homes, owns };
}
