import type { FilledJob } from '@slotwise/contract/deepgaze/job-file.schema';
import type { ResumeFacts, ResumeSetting } from '../resume-facts/facts/facts.ts';
import type { IndexedResume } from '../resume-index/segments/resume-index.ts';
import type { Candidates } from '../resume-resemblance/find-candidates.ts';
import type { PackedListed } from '../resume-resemblance/pack-listed.ts';
import type { ComparedResume, Ground } from '../resume-resemblance/resemblance.ts';
import type { ResumeText, Unread } from '../resume-texts/text/resume-text.ts';

/** What a thread is asked for: to read a file, as a resume or as a job description, to understand pages that were recognised or a text, to index resumes, to
 * find resumes that are alike and to say in what. */
export type ReaderTask =
  | { kind: 'READ'; bytes: Uint8Array; setting: ResumeSetting }
  | { kind: 'READ_JOB'; bytes: Uint8Array }
  | { kind: 'UNDERSTAND'; pages: string[]; setting: ResumeSetting }
  | { kind: 'UNDERSTAND_TEXT'; text: ResumeText; setting: ResumeSetting }
  | { kind: 'INDEX'; resumes: IndexedResume[] }
  | { kind: 'PRINT'; resumes: ComparedResume[] }
  | { kind: 'PAIR'; resumes: PackedListed }
  | { kind: 'COMPARE'; pairs: [ComparedResume, ComparedResume][]; common: Uint32Array };

/** A resume with what was understood of it. */
export type Understood = { text: ResumeText; facts: ResumeFacts };

/** What became of a file. A scan comes back with its bytes, so that its words can be recognised. */
export type FileAnswer = { contentType: string } & (Understood | { unread: Unread; scan?: Uint8Array });

/** What a job description says, or why the file could not be read. */
export type JobAnswer = { filled: FilledJob } | { unread: Unread };

/** The index over so many resumes. */
export type BuiltSegment = { resumes: number; bytes: Uint8Array };

/** What a thread answers; what it throws is a fault of the product, never of a file. */
export type ReaderAnswer =
  | { file: FileAnswer }
  | { job: JobAnswer }
  | { understood: Understood }
  | { segments: BuiltSegment[] }
  | { prints: Uint32Array[] }
  | { candidates: Candidates }
  | { grounds: Ground[][] };
