import { understandResume } from '#engines/resume-facts/understand-resume.ts';
import { buildSegment } from '#engines/resume-index/segments/build-segment.ts';
import { compareResumes } from '#engines/resume-resemblance/compare-resumes.ts';
import { findCandidates } from '#engines/resume-resemblance/find-candidates.ts';
import { toMarks } from '#engines/resume-resemblance/print-resume.ts';
import type { ResumeReader } from '#engines/resume-reader/resume-reader.ts';

/** Called when a file of this name is reached; if it throws, the thread ends. */
export type Meeting = (fileName: string) => unknown;

/** Reads text files in this thread, after calling `meet` with the file. */
export const readerThat = (meet: Meeting = () => undefined): ResumeReader => ({
  read: async (bytes, setting) => {
    await meet(setting.fileName);
    const text = { text: new TextDecoder().decode(bytes), pageStarts: [0], hidden: [], flags: [] };
    return { contentType: 'text/plain', text, facts: understandResume(text, setting) };
  },
  understand: async (text, setting) => {
    await meet(setting.fileName);
    return understandResume(text, setting);
  },
  buildSegments: (resumes) => Promise.resolve([{ resumes: resumes.length, bytes: buildSegment(resumes) }]),
  printResumes: (resumes) => Promise.resolve(resumes.map(toMarks)),
  findCandidates: (resumes) => Promise.resolve(findCandidates(resumes)),
  comparePairs: (pairs) =>
    Promise.resolve(pairs.map(([first, second]) => compareResumes(first, second, () => false))),
  stop: () => Promise.resolve(),
});

/** Pauses in the middle of reading until `release` is called. */
export function gate() {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const meet = async () => {
    reached.resolve();
    await released.promise;
  };
  return { meet, reached: reached.promise, release: released.resolve };
}
