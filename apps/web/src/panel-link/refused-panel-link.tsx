import type { ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import type { Failure } from '@slotwise/contract/failures';
import type { LocalCopy } from './draft/local-copy.ts';
import { RefusedLink } from '../link-pages/refused-link.tsx';
import { SCORECARD_WORDS } from '@slotwise/contract/booking-parts/scorecard-words.rules';
import { PAGE } from './link/page.texts.ts';

type Props = { failure: Failure | null; copy: LocalCopy | null; onRetry: () => void };

/** Why nothing opens. What someone wrote under an expired link can still be copied from here. */
export function RefusedPanelLink({ failure, copy, onRetry }: Props) {
  return (
    <RefusedLink
      failure={failure}
      words={{ unreachable: PAGE.unreachable(), ended: PAGE.ended() }}
      company={copy?.view.company}
      onRetry={onRetry}
    >
      {failure?.code === 'LINK_EXPIRED' && failure.message.map((line) => <p key={line}>{line}</p>)}
      {copy && (
        <details className="card">
          <summary>{PAGE.stillHere()}</summary>
          <p className="written">{toText(copy.draft)}</p>
        </details>
      )}
    </RefusedLink>
  );
}

const TEXTS = [
  'strengths',
  'concerns',
  'summary',
  'nextRoundFocus',
  'privateNote',
  'shareWithVendor',
] as const;

const toText = (draft: ScorecardDraft): string =>
  [
    ...draft.attributes.map(({ name, rating, comment }) =>
      PAGE.rated({ name, rating: String(rating ?? 'none'), comment }),
    ),
    ...TEXTS.filter((name) => draft[name]).map((name) =>
      PAGE.line({ name: SCORECARD_WORDS[name], text: draft[name] }),
    ),
  ].join('\n');
