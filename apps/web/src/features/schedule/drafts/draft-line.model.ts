import type { Failure } from '@slotwise/contract/failures';
import type { SaveState } from '#lib/autosave.ts';
import { printClock } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { DRAFTS } from './drafts.texts.ts';

/** The draft's status for the page header; empty while there is nothing to say. */
export function draftLine(state: SaveState<Failure>, hasDraft: boolean, timeZone: string): string {
  if (state.kind === 'saved') return DRAFTS.savedAt({ time: printClock(wallTimeAt(state.at, timeZone)) });
  if (state.kind === 'failed') return DRAFTS.notSaved({ cause: getCause(state) });
  return hasDraft ? DRAFTS.draft() : '';
}

function getCause({ refusal, retrying }: { refusal: Failure; retrying: boolean }): string {
  if (retrying) return refusal.code === 'NETWORK' ? DRAFTS.offline() : DRAFTS.busy();
  if (refusal.code === 'VERSION_CONFLICT') return DRAFTS.elsewhere();
  return refusal.message.join(' ');
}
