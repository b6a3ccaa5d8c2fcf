import type { ResumeNumber } from './resume-index.ts';
import type { Segment } from './open-segment.ts';

/** Marks a resume without a number, since its content is already in the index. */
export const LEFT_OUT = -1;

/** A segment in an index. Its resumes have local numbers; `numbers` maps them to those of the index. */
export type PlacedSegment = { segment: Segment; numbers: Int32Array };

/** Segments combined into one index. */
export type OpenedSegments = {
  segments: PlacedSegment[];
  size: number;
  /** In words, for each resume. */
  lengths: Uint32Array;
  averageLength: number;
  /** By resume id, the ids of those without a number because they have the same content. */
  copies: ReadonlyMap<string, readonly string[]>;
  /** The segment of a resume. Throws if there is no such number. */
  findHome(resume: ResumeNumber): { segment: Segment; own: number };
};

/**
 * Numbers the resumes across segments, in this order. `contents` says by id which of them have the same content: only
 * the first gets a number, so that someone whose resume is in two zips is one person.
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

/** Returns a function that checks, resume by resume, if the same content was seen before. */
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

/** For each resume of the index its length, its segment, and its number there. */
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
