import type { Failure } from '@slotwise/contract/failures';
import { Button } from '@mantine/core';
import type { SaveState } from '#lib/autosave.ts';
import { printClock } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { SCORECARDS } from './scorecards.texts.ts';

type Props = { saving: SaveState<Failure>; hasDraft: boolean; timeZone: string; onRetry: () => void };

/** The autosave status. Only what needs the author's attention is announced. */
export function SaveLine({ saving, hasDraft, timeZone, onRetry }: Props) {
  const isNews = saving.kind === 'failed';
  const words = toWords(saving, hasDraft, timeZone);
  return (
    <span>
      <span role="status">{isNews && words}</span>
      {!isNews && words}
      {isNews && !saving.retrying && saving.refusal.code !== 'VERSION_CONFLICT' && (
        <Button size="compact-xs" variant="subtle" onClick={onRetry}>
          {SCORECARDS.saveAgain()}
        </Button>
      )}
    </span>
  );
}

function toWords(saving: SaveState<Failure>, hasDraft: boolean, timeZone: string): string {
  if (saving.kind === 'saving') return SCORECARDS.saving();
  if (saving.kind === 'saved')
    return SCORECARDS.savedAt({ time: printClock(wallTimeAt(saving.at, timeZone)) });
  if (saving.kind === 'untouched') return hasDraft ? SCORECARDS.isDraft() : '';
  const { refusal, retrying } = saving;
  if (retrying) {
    return refusal.code === 'NETWORK' ? SCORECARDS.offline() : SCORECARDS.busy();
  }
  return refusal.code === 'VERSION_CONFLICT'
    ? SCORECARDS.elsewhere()
    : SCORECARDS.notSaved({ reason: refusal.message.join(' ') });
}
