import type { ScorecardDraft } from '@slotwise/contract/bookings/feedback/feedback.rules';
import type { Failure } from '@slotwise/contract/failures';
import type { LocalCopy } from './draft/local-copy.ts';
import { TopBar } from './parts/top-bar.tsx';

type Props = { failure: Failure | null; copy: LocalCopy | null; onRetry: () => void };

/** Why nothing opens, and what to do. What somebody wrote under a link that has ended is still theirs to take along. */
export function RefusedLink({ failure, copy, onRetry }: Props) {
  const { title, text, canRetry } = reasonOf(failure);
  return (
    <>
      <TopBar company={copy?.view.company ?? ''} />
      <main className="page">
        <h1>{title}</h1>
        <p role="status">{text}</p>
        {failure?.code === 'LINK_EXPIRED' && failure.message.map((line) => <p key={line}>{line}</p>)}
        {canRetry && (
          <button type="button" className="button filled" onClick={onRetry}>
            Try again
          </button>
        )}
        {copy && (
          <details className="card">
            <summary>What you wrote is still on this phone</summary>
            <p className="written">{textOf(copy.draft)}</p>
          </details>
        )}
      </main>
    </>
  );
}

const NEWEST = 'Look for the newest mail about this interview: only the links in it are sure to work.';

function reasonOf(failure: Failure | null) {
  if (!failure) {
    return {
      title: 'This address is not complete',
      text: 'Open the link in your mail once more. Its last part, after the #, was lost on the way here.',
      canRetry: false,
    };
  }
  if (failure.code === 'NETWORK') {
    return {
      title: 'No connection',
      text: 'The interview could not be loaded. Check the connection of this phone, then try again.',
      canRetry: true,
    };
  }
  if (['LINK_EXPIRED', 'NOT_SIGNED_IN', 'TOKEN_EXPIRED', 'NOT_FOUND', 'FORBIDDEN'].includes(failure.code)) {
    return { title: 'This link opens nothing any more', text: NEWEST, canRetry: false };
  }
  return { title: 'This did not work', text: failure.message.join(' '), canRetry: true };
}

const textOf = (draft: ScorecardDraft): string =>
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
