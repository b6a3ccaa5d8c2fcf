import type { Failure } from '@slotwise/contract/failures';
import { Button } from '@mantine/core';
import type { SaveState } from '#lib/autosave.ts';
import { printClock } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';

type Props = { saving: SaveState<Failure>; hasDraft: boolean; timeZone: string; onRetry: () => void };

/** How far what was written has come. Only what needs its writer's attention is announced. */
export function SaveLine({ saving, hasDraft, timeZone, onRetry }: Props) {
  const isNews = saving.kind === 'failed';
  const words = toWords(saving, hasDraft, timeZone);
  return (
    <span>
      <span role="status">{isNews && words}</span>
      {!isNews && words}
      {isNews && !saving.retrying && saving.refusal.code !== 'VERSION_CONFLICT' && (
        <Button size="compact-xs" variant="subtle" onClick={onRetry}>
          Save again
        </Button>
      )}
    </span>
  );
}

function toWords(saving: SaveState<Failure>, hasDraft: boolean, timeZone: string): string {
  if (saving.kind === 'saving') return 'Saving…';
  if (saving.kind === 'saved') return `Saved ${printClock(wallTimeAt(saving.at, timeZone))} · draft`;
  if (saving.kind === 'untouched') return hasDraft ? 'Draft' : '';
  const { refusal, retrying } = saving;
  if (retrying) {
    return `Not saved: ${refusal.code === 'NETWORK' ? 'offline' : 'the server is busy'}, trying again`;
  }
  return refusal.code === 'VERSION_CONFLICT'
    ? 'Changed elsewhere'
    : `Not saved: ${refusal.message.join(' ')}`;
}
