import type { FactKind } from '@slotwise/contract/deepgaze/resumes.schema';

/** Kind and norm as one string, so that all norms of a kind are adjacent; no kind has a line break. */
export function factKey(kind: FactKind, norm: string): string {
  return `${kind}\n${norm}`;
}
