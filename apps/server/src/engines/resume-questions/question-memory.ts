import type { Interpretation } from '@slotwise/contract/deepgaze/questions/questions.schema';

/** What a conversation remembers of the answer before: how its question was read, and the resumes that it showed. */
export type QuestionMemory = { interpretation: Interpretation; resumeIds: string[] };
