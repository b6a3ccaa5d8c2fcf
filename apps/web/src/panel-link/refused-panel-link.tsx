import type { ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import type { Failure } from '@slotwise/contract/failures';
import type { LocalCopy } from './draft/local-copy.ts';
import { RefusedLink } from '../link-pages/refused-link.tsx';

type Props = { failure: Failure | null; copy: LocalCopy | null; onRetry: () => void };

const WORDS = {
  unreachable: 'The interview could not be loaded. Check the connection of this phone, then try again.',
  ended: 'Look for the newest mail about this interview: only the links in it are sure to work.',
};

/** Why nothing opens. What somebody wrote under a link that has ended is still theirs to take along. */
export function RefusedPanelLink({ failure, copy, onRetry }: Props) {
  return (
    <RefusedLink failure={failure} words={WORDS} company={copy?.view.company} onRetry={onRetry}>
      {failure?.code === 'LINK_EXPIRED' && failure.message.map((line) => <p key={line}>{line}</p>)}
      {copy && (
        <details className="card">
          <summary>What you wrote is still on this phone</summary>
          <p className="written">{toText(copy.draft)}</p>
        </details>
      )}
    </RefusedLink>
  );
}

const toText = (draft: ScorecardDraft): string =>
  [
    ...draft.attributes.map(({ name, rating, comment }) => `${name}: ${rating ?? 'not rated'}. ${comment}`),
    draft.strengths && `Strengths: ${draft.strengths}`,
    draft.concerns && `Concerns: ${draft.concerns}`,
    draft.summary && `Summary: ${draft.summary}`,
    draft.nextRoundFocus && `Next round: ${draft.nextRoundFocus}`,
    draft.privateNote && `Private note: ${draft.privateNote}`,
    draft.shareWithVendor && `For the vendor: ${draft.shareWithVendor}`,
  ]
    .filter(Boolean)
    .join('\n');
