import type { ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import {
  partName,
  partWords,
  type Conflict,
  type DraftPart,
} from '@slotwise/contract/booking-parts/merging.rules';
import { useSkin } from './skin.ts';
import classes from './scorecard-form.module.css';
import { SCORECARD } from './scorecard.texts.ts';

type Side = 'mine' | 'theirs';
type Props = {
  draft: ScorecardDraft;
  conflict: Conflict;
  onChoose: (part: DraftPart, side: Side) => void;
};

/** Conflicting texts from two places: shows both, and the author chooses which one counts. */
export function CardDifferences({ draft, conflict, onChoose }: Props) {
  return (
    <div className={classes.notice} role="alert">
      <p>
        <b>{SCORECARD.alsoElsewhere()}</b> {SCORECARD.chooseSides()}
      </p>
      {conflict.parts.map((part) => (
        <fieldset key={`${part.kind} ${part.name}`} className={classes.difference}>
          <legend>{partName(part)}</legend>
          <Version
            side={SCORECARD.here()}
            act={SCORECARD.keepThis()}
            text={partWords(draft, part)}
            onChoose={() => onChoose(part, 'mine')}
          />
          <Version
            side={SCORECARD.there()}
            act={SCORECARD.takeThis()}
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
      <p className={classes.written}>{text || <em>{SCORECARD.empty()}</em>}</p>
      <Button kind="plain" onClick={onChoose}>
        {act}
      </Button>
    </div>
  );
}
