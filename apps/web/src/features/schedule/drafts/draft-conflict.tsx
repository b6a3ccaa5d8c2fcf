import { refusedTransitionSchema, versionConflictSchema } from '@slotwise/contract/booking-parts/life.schema';
import type { Failure } from '@slotwise/contract/failures';
import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { Note } from '#features/meeting-form/sections/note.tsx';
import { namesText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import { DRAFTS } from './drafts.texts.ts';

type Props = {
  refusal: Failure;
  /** The user's address, to recognize changes made in another tab. */
  ownEmail: string;
  bookingId: string;
  onLoadOther: () => void;
  onKeepMine: () => void;
};

/** The draft has changed since this page loaded it: says what happened, and what can be done with each version. */
export function DraftConflict({ refusal, ownEmail, bookingId, onLoadOther, onKeepMine }: Props) {
  const isThere = refusal.code === 'VERSION_CONFLICT';
  return (
    <Note tone="error" title={toTitle(refusal, ownEmail)}>
      <p>
        {DRAFTS.keptHere()}
        {refusal.code === 'INVALID_TRANSITION' && (
          <>
            {' '}
            <Anchor component={Link} to={paths.viewMeeting(bookingId)} inherit c="inherit" underline="always">
              {DRAFTS.openMeeting()}
            </Anchor>
            .
          </>
        )}
      </p>
      <div className="flow mt-xs">
        {isThere && (
          <Button size="xs" variant="default" onClick={onLoadOther}>
            {DRAFTS.loadOther()}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={onKeepMine}>
          {DRAFTS.keepMine()}
        </Button>
      </div>
    </Note>
  );
}

function toTitle({ code, details }: Failure, ownEmail: string): string {
  if (code === 'NOT_FOUND') return DRAFTS.discarded();
  if (code === 'INVALID_TRANSITION') {
    const isGone = refusedTransitionSchema.safeParse(details).data?.bookingStatus === 'CANCELLED';
    return isGone ? DRAFTS.discarded() : DRAFTS.scheduled();
  }
  const conflict = versionConflictSchema.safeParse(details);
  const others = (conflict.data?.changes ?? []).filter(({ byEmail }) => byEmail !== ownEmail);
  const names = [...new Set(others.map(({ byName }) => byName))];
  return DRAFTS.changed({ names: namesText(names) || 'none' });
}
