import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { TextButton } from '#ui/text/text-button.tsx';
import { DraftConflict } from './draft-conflict.tsx';
import { Note } from '#features/meeting-form/sections/note.tsx';
import type { useDraftConflict } from './use-draft-conflict.ts';
import type { MeetingStart } from './use-meeting-start.ts';
import { DRAFTS } from './drafts.texts.ts';

type Props = {
  start: MeetingStart;
  conflict: ReturnType<typeof useDraftConflict>;
  ownEmail: string;
  bookingId: string;
  onKeepMine: () => void;
};

/** Which round this follows, and what happened to the draft if it was changed elsewhere. */
export function DraftNotes({ start: { previous }, conflict, ownEmail, bookingId, onKeepMine }: Props) {
  return (
    <>
      {previous && (
        <Note tone="info">
          <p>
            {DRAFTS.follows()}{' '}
            <Anchor
              component={Link}
              to={paths.viewMeeting(previous.bookingId)}
              inherit
              c="inherit"
              underline="always"
            >
              {previous.roundName || DRAFTS.round({ number: previous.roundNumber })}
            </Anchor>
          </p>
        </Note>
      )}
      {conflict.refusal && (
        <DraftConflict
          refusal={conflict.refusal}
          ownEmail={ownEmail}
          bookingId={bookingId}
          onLoadOther={() => void conflict.loadOther()}
          onKeepMine={onKeepMine}
        />
      )}
      {conflict.canTakeBack && (
        <Note tone="info">
          <p>
            {DRAFTS.other()} <TextButton onClick={conflict.takeMineBack}>{DRAFTS.putBack()}</TextButton>
          </p>
        </Note>
      )}
    </>
  );
}
