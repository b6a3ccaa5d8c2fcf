import type { FilledJob } from '@slotwise/contract/deepgaze/job-file.schema';
import type { ResumeFacts, ResumeSetting } from '../resume-facts/facts/facts.ts';
import type { IndexedResume } from '../resume-index/segments/resume-index.ts';
import type { Candidates } from '../resume-resemblance/find-candidates.ts';
import type { PackedListed } from '../resume-resemblance/pack-listed.ts';
import type { ComparedResume, Ground } from '../resume-resemblance/resemblance.ts';
import type { ResumeText, Unread } from '../resume-texts/text/resume-text.ts';

/**
 * A thread's task: to read a file as a resume or job description, to extract facts from OCR pages or a text, to index
 * resumes, to find similar resumes, and to compare them.
 */
export type ReaderTask =
  | { kind: 'READ'; bytes: Uint8Array; setting: ResumeSetting }
  | { kind: 'READ_JOB'; bytes: Uint8Array }
  | { kind: 'UNDERSTAND'; pages: string[]; setting: ResumeSetting }
  | { kind: 'UNDERSTAND_TEXT'; text: ResumeText; setting: ResumeSetting }
  | { kind: 'INDEX'; resumes: IndexedResume[] }
  | { kind: 'PRINT'; resumes: ComparedResume[] }
  | { kind: 'PAIR'; resumes: PackedListed }
  | { kind: 'COMPARE'; pairs: [ComparedResume, ComparedResume][]; common: Uint32Array };

/** A resume with the facts extracted from it. */
export type Understood = { text: ResumeText; facts: ResumeFacts };

/** The result of reading a file. A scan is returned with its bytes, for OCR. */
export type FileAnswer = { contentType: string } & (Understood | { unread: Unread; scan?: Uint8Array });

/** The content of a job description, or why the file could not be read. */
export type JobAnswer = { filled: FilledJob } | { unread: Unread };

/** The index of this many resumes. */
export type BuiltSegment = { resumes: number; bytes: Uint8Array };

/** A thread's answer; it only throws for a fault of ours, never for one of a file. */
export type ReaderAnswer =
  | { file: FileAnswer }
  | { job: JobAnswer }
  | { understood: Understood }
  | { segments: BuiltSegment[] }
  | { prints: Uint32Array[] }
  | { candidates: Candidates }
  | { grounds: Ground[][] };
