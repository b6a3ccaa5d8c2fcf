import type { ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import { MESSAGES } from '@slotwise/contract/messages';
import { useState } from 'react';
import { finish, type DraftSync } from '../draft/sync-draft.ts';
import { useLink } from '../link/link-context.ts';
import { Ask } from '../parts/ask.tsx';

type Props = { sync: DraftSync; draft: ScorecardDraft; onClose: () => void };

/** Asks once before a scorecard goes to the others, and names what is left open in it. */
export function SubmitQuestion({ sync, draft, onClose }: Props) {
  const { view, tell, refresh } = useLink();
  const [isBusy, setBusy] = useState(false);
  const unrated = draft.attributes.filter(({ rating }) => rating === null).map(({ name }) => name);
  const texts = MESSAGES.bookings.feedback;

  const submit = async () => {
    setBusy(true);
    const failure = await finish(sync, { state: 'SUBMITTED' });
    onClose();
    if (!failure) return tell.done(texts.success);
    const isAway = failure.code === 'NETWORK';
    tell.failed(
      texts.failure,
      failure,
      isAway ? ['Your scorecard is kept on this phone. Submit it again later.'] : [],
    );
    if (!isAway) await refresh();
  };
  return (
    <Ask
      title={`Submit your scorecard on ${view.candidate.candidateName}?`}
      confirm={isBusy ? texts.progress : 'Submit scorecard'}
      keep="Keep writing"
      isBusy={isBusy}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      <p>The recruiter and the panelists who have submitted theirs can read it then, and you read theirs.</p>
      {unrated.length > 0 && <p>Not rated: {unrated.join(', ')}.</p>}
      {draft.overallRecommendation === null && <p>You give no recommendation.</p>}
    </Ask>
  );
}
