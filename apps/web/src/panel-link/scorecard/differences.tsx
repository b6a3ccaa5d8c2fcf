import type { ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import {
  partName,
  partWords,
  type Conflict,
  type DraftPart,
} from '@slotwise/contract/booking-parts/merging.rules';
import { resolved } from '../draft/draft-state.ts';
import { keepOnPhone, saveLater, setState, type DraftSync } from '../draft/sync-draft.ts';

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
          <legend>{partName(part)}</legend>
          <Version side="Here" text={partWords(draft, part)} onChoose={() => choose(part, 'mine')} />
          <Version
            side="There"
            text={partWords(conflict.theirs, part)}
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
