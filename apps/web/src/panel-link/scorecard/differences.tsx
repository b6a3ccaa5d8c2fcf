import {
  valueAt,
  type DraftPart,
  type ScorecardDraft,
} from '@slotwise/contract/bookings/feedback/feedback.rules';
import { resolved, type Conflict } from '../draft/draft-state.ts';
import { keepOnPhone, saveLater, setState, type DraftSync } from '../draft/sync-draft.ts';
import { RECOMMENDATION_WORDS } from '../texts.ts';

type Props = { sync: DraftSync; draft: ScorecardDraft; conflict: Conflict };
type Side = 'mine' | 'theirs';

/** Where two devices wrote different things: both are shown, and the reader says which one counts. */
export function Differences({ sync, draft, conflict }: Props) {
  const choose = (part: DraftPart, side: Side) => {
    setState(sync, resolved(sync.state, part, side));
    keepOnPhone(sync);
    saveLater(sync, 0);
  };
  return (
    <div className="notice" role="alert">
      <p className="strong">You wrote this scorecard on another device as well</p>
      <p>What differs only on one side was joined. Choose for the rest; nothing is saved before.</p>
      {conflict.parts.map((part) => (
        <fieldset key={`${part.kind} ${part.name}`} className="difference">
          <legend>{nameOf(part)}</legend>
          <Version side="Here" text={wordsOf(draft, part)} onChoose={() => choose(part, 'mine')} />
          <Version
            side="There"
            text={wordsOf(conflict.theirs, part)}
            onChoose={() => choose(part, 'theirs')}
          />
        </fieldset>
      ))}
    </div>
  );
}

function Version({ side, text, onChoose }: { side: string; text: string; onChoose: () => void }) {
  return (
    <div>
      <p className="small">{side}</p>
      <p className="written">{text || <i>empty</i>}</p>
      <button type="button" className="button" onClick={onChoose}>
        {side === 'Here' ? 'Keep this one' : 'Take this one'}
      </button>
    </div>
  );
}

const NAMES = {
  overallRecommendation: 'Your recommendation',
  strengths: 'Strengths',
  concerns: 'Concerns',
  summary: 'Summary',
  nextRoundFocus: 'For the next interviewer',
  privateNote: 'Private note',
  shareWithVendor: 'Text for the vendor',
  cameraOn: 'Was the camera on?',
  samePersonAsBefore: 'Was it the same person as in earlier rounds?',
};

function nameOf(part: DraftPart): string {
  if (part.kind === 'text' || part.kind === 'identity') return NAMES[part.name];
  return part.kind === 'rating' ? part.name : `Comment on ${part.name}`;
}

function wordsOf(draft: ScorecardDraft, part: DraftPart): string {
  if (part.kind === 'text' && part.name === 'overallRecommendation') {
    return draft.overallRecommendation ? RECOMMENDATION_WORDS[draft.overallRecommendation] : '';
  }
  const value = valueAt(draft, part);
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value ?? '');
}
