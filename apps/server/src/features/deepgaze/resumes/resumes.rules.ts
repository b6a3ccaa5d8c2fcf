import { type ListedState, PARSE_STATES, type ParseState } from '@slotwise/contract/deepgaze/resumes.schema';

/** Files that were read, are waiting, or are duplicates have no fault. */
const FAULTLESS: ParseState[] = ['OK', 'QUEUED', 'DUPLICATE'];

/** The states a list is filtered by; undefined if it is not. */
export function statesIn(listed: ListedState | undefined): ParseState[] | undefined {
  if (listed === 'UNREAD') return PARSE_STATES.filter((state) => !FAULTLESS.includes(state));
  return listed && [listed];
}
