import type { ResumeFacts, ResumeSetting } from '../resume-facts/resume-facts.ts';
import type { IndexedResume } from '../resume-index/resume-index.ts';
import type { ResumeText, Unread } from '../resume-texts/resume-text.ts';

/** What a thread is asked for: to read a file, to understand pages that were recognised, to index resumes. */
export type ReaderTask =
  | { kind: 'READ'; bytes: Uint8Array; setting: ResumeSetting }
  | { kind: 'UNDERSTAND'; pages: string[]; setting: ResumeSetting }
  | { kind: 'INDEX'; resumes: IndexedResume[] };

/** A resume with what was understood of it. */
export type Understood = { text: ResumeText; facts: ResumeFacts };

/** What became of a file. A scan comes back with its bytes, so that its words can be recognised. */
export type FileAnswer = { contentType: string } & (Understood | { unread: Unread; scan?: Uint8Array });

/** What a thread answers; `defect` is a fault of the product, never of a file. */
export type ReaderAnswer =
  | { file: FileAnswer }
  | { understood: Understood }
  | { segment: Uint8Array }
  | { defect: string };
