import type { Comment } from '@slotwise/contract/booking-parts/comments.schema';
import { COMMENTS } from './comments.texts.ts';

/** Who reads a comment or document, in a word and a sentence. */
export const VISIBILITY_WORDS: Record<Comment['visibility'], { word: () => string; about: () => string }> = {
  INTERNAL: { word: COMMENTS.internal, about: COMMENTS.toTeam },
  SHARED: { word: COMMENTS.shared, about: COMMENTS.toVendor },
};
