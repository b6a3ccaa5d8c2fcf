import type { Interpretation } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { Link } from './link-chunk.ts';
import type { Chunk } from './question-chunks.ts';

/** A chunk with what it was read as: one thing, or two that stand beside each other. */
export type Linked = { chunk: Chunk; links: Link[]; corrected: Interpretation['corrected'] };
