import type { Failure } from '@slotwise/contract/failures';
import type { SaveState } from '#lib/autosave.ts';
import { printClock } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';

/** How the draft stands, in the words of the page's head; empty while there is nothing to say. */
export function draftLine(state: SaveState<Failure>, hasDraft: boolean, timeZone: string): string {
  if (state.kind === 'saved') return `Saved ${printClock(wallTimeAt(state.at, timeZone))} · draft`;
  if (state.kind === 'failed') return `Not saved: ${getCause(state)}`;
  return hasDraft ? 'Draft' : '';
}

function getCause({ refusal, retrying }: { refusal: Failure; retrying: boolean }): string {
  if (retrying) return `${refusal.code === 'NETWORK' ? 'offline' : 'the server is busy'}, trying again`;
  if (refusal.code === 'VERSION_CONFLICT') return 'changed elsewhere';
  return refusal.message.join(' ');
}
