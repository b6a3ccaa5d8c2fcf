import type { ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import {
  partName,
  partWords,
  type Conflict,
  type DraftPart,
} from '@slotwise/contract/booking-parts/merging.rules';
import { Button } from '@mantine/core';
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
        <b>You wrote this scorecard somewhere else as well.</b> What differs on one side only was joined.
        Choose for the rest; what you typed is kept, and nothing is saved before.
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
  return (
    <div>
      <p>{side}</p>
      <p className={classes.written}>{text || <em>empty</em>}</p>
      <Button size="compact-sm" variant="default" mt={6} onClick={onChoose}>
        {act}
      </Button>
    </div>
  );
}
