import type { ResumeFacts, ResumeSetting } from '../resume-facts/facts/facts.ts';
import type { IndexedResume } from '../resume-index/segments/resume-index.ts';
import type { ResumeText, Unread } from '../resume-texts/text/resume-text.ts';

/** What a thread is asked for: to read a file, to understand pages that were recognised or a text, to index resumes. */
export type ReaderTask =
  | { kind: 'READ'; bytes: Uint8Array; setting: ResumeSetting }
  | { kind: 'UNDERSTAND'; pages: string[]; setting: ResumeSetting }
  | { kind: 'UNDERSTAND_TEXT'; text: ResumeText; setting: ResumeSetting }
  | { kind: 'INDEX'; resumes: IndexedResume[] };

/** A resume with what was understood of it. */
export type Understood = { text: ResumeText; facts: ResumeFacts };

/** What became of a file. A scan comes back with its bytes, so that its words can be recognised. */
export type FileAnswer = { contentType: string } & (Understood | { unread: Unread; scan?: Uint8Array });

/** The index over so many resumes. */
export type BuiltSegment = { resumes: number; bytes: Uint8Array };

/** What a thread answers; what it throws is a fault of the product, never of a file. */
export type ReaderAnswer = { file: FileAnswer } | { understood: Understood } | { segments: BuiltSegment[] };
