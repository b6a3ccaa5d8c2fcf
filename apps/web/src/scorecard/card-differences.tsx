import type { ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import {
  partName,
  partWords,
  type Conflict,
  type DraftPart,
} from '@slotwise/contract/booking-parts/merging.rules';
import { useSkin } from './skin.ts';
import classes from './scorecard-form.module.css';

type Side = 'mine' | 'theirs';
type Props = {
  draft: ScorecardDraft;
  conflict: Conflict;
  onChoose: (part: DraftPart, side: Side) => void;
};

/** Where two places wrote different things: both are shown, and the writer says which one counts. */
export function CardDifferences({ draft, conflict, onChoose }: Props) {
  return (
    <div className={classes.notice} role="alert">
      <p>
        <b>You also wrote this scorecard somewhere else.</b> Where only one side changed, we kept that change.
        Choose for the rest. Nothing you typed is lost, and nothing is saved until you choose.
      </p>
      {conflict.parts.map((part) => (
        <fieldset key={`${part.kind} ${part.name}`} className={classes.difference}>
          <legend>{partName(part)}</legend>
          <Version
            side="Here"
            act="Keep this one"
            text={partWords(draft, part)}
            onChoose={() => onChoose(part, 'mine')}
          />
          <Version
            side="There"
            act="Take this one"
            text={partWords(conflict.theirs, part)}
            onChoose={() => onChoose(part, 'theirs')}
          />
        </fieldset>
      ))}
    </div>
  );
}

function Version(props: { side: string; act: string; text: string; onChoose: () => void }) {
  const { side, act, text, onChoose } = props;
  const { Button } = useSkin();
  return (
    <div className={classes.version}>
      <p>{side}</p>
      <p className={classes.written}>{text || <em>empty</em>}</p>
      <Button kind="plain" onClick={onChoose}>
        {act}
      </Button>
    </div>
  );
}
