import type { Failure } from '@slotwise/contract/failures';
import { Button } from '@mantine/core';
import { CloudOff, Cloudy } from 'lucide-react';
import { Link } from 'react-router';
import type { SaveState } from '#lib/autosave.ts';
import { paths } from '#navigation/paths.ts';
import { useDialog } from '../use-dialog.ts';
import classes from './draft-acts.module.css';
import { DiscardDraft } from './discard-draft.tsx';
import { draftLine } from './draft-line.model.ts';

type Props = {
  state: SaveState<Failure>;
  hasDraft: boolean;
  timeZone: string;
  onDiscard: () => Promise<void>;
};

/** How the draft stands, and the ways out of the page: leave it as a draft, or throw it away. */
export function DraftActs({ state, hasDraft, timeZone, onDiscard }: Props) {
  const dialog = useDialog<'discard'>();
  const line = draftLine(state, hasDraft, timeZone);
  const Icon = state.kind === 'failed' ? CloudOff : Cloudy;
  return (
    <>
      <span className={classes.line} data-failed={state.kind === 'failed' || undefined} role="status">
        {line && <Icon size={15} aria-hidden />}
        {line}
      </span>
      {hasDraft && (
        <Button variant="default" onClick={(event) => dialog.open('discard', event.currentTarget)}>
          Discard draft…
        </Button>
      )}
      <Button component={Link} to={paths.dashboard()} variant="default">
        Close
      </Button>
      {dialog.name && <DiscardDraft onClose={dialog.close} onDiscard={onDiscard} />}
    </>
  );
}
