import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import type { Failure } from '@slotwise/contract/failures';
import { Button } from '@mantine/core';
import { CloudOff, Cloudy } from 'lucide-react';
import { Link } from 'react-router';
import type { SaveState } from '#lib/autosave.ts';
import { paths } from '#navigation/paths.ts';
import { useDialog } from '#features/bookings/acts/use-dialog.ts';
import classes from './draft-acts.module.css';
import { DiscardDraft } from './discard-draft.tsx';
import { draftLine } from './draft-line.model.ts';
import { DRAFTS } from './drafts.texts.ts';

type Props = {
  state: SaveState<Failure>;
  draft: Pick<Booking, 'submission'> | null;
  timeZone: string;
  onDiscard: () => Promise<void>;
};

/** The draft's status, and the ways to leave the page: keep the draft, or discard it. */
export function DraftActs({ state, draft, timeZone, onDiscard }: Props) {
  const dialog = useDialog<'discard'>();
  // An accepted submission is cancelled with a reason, not discarded.
  const mayDiscard = draft !== null && draft.submission === null;
  const line = draftLine(state, draft !== null, timeZone);
  const Icon = state.kind === 'failed' ? CloudOff : Cloudy;
  return (
    <>
      <span className={classes.line} data-failed={state.kind === 'failed' || undefined} role="status">
        {line && <Icon size={15} aria-hidden />}
        {line}
      </span>
      {mayDiscard && (
        <Button variant="default" onClick={(event) => dialog.open('discard', event.currentTarget)}>
          {DRAFTS.discardMenu()}
        </Button>
      )}
      <Button component={Link} to={paths.dashboard()} variant="default">
        {DRAFTS.close()}
      </Button>
      {dialog.name && <DiscardDraft onClose={dialog.close} onDiscard={onDiscard} />}
    </>
  );
}
