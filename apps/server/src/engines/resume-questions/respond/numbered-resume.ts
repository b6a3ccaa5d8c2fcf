import type { ResumeNumber } from '../../resume-index/segments/resume-index.ts';
import type { SourceResume } from '../execute/resume-source.ts';

/** A resume with its number in the index. */
export type Numbered = { resume: ResumeNumber; text: SourceResume };
