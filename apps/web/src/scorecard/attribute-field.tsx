import type { ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import { RATING_MEANINGS } from '@slotwise/contract/booking-parts/scorecard-words.rules';
import { useState } from 'react';
import { ChoiceRow } from '#ui/fields/choice-row.tsx';
import { useSkin } from './skin.ts';
import classes from './scorecard-form.module.css';
import { SCORECARD } from './scorecard.texts.ts';

type Rated = ScorecardDraft['attributes'][number];

type Props = {
  rated: Rated;
  isMustHave: boolean;
  error: string | undefined;
  onChange: (change: Partial<Omit<Rated, 'name'>>) => void;
};

const listChoices = () =>
  RATING_MEANINGS.map((meaning, index) => ({
    value: index + 1,
    text: String(index + 1),
    name: SCORECARD.step({ step: index + 1, meaning }),
  }));

/** One attribute: five rating buttons, and an optional comment. */
export function AttributeField({ rated, isMustHave, error, onChange }: Props) {
  const { TextArea, Button } = useSkin();
  const [isOpen, setOpen] = useState(rated.comment !== '');
  return (
    <div className={classes.attribute}>
      <ChoiceRow
        label={
          <>
            {rated.name} {isMustHave && <span className={classes.mark}>{SCORECARD.mustHave()}</span>}
          </>
        }
        choices={listChoices()}
        value={rated.rating}
        error={error}
        clear={SCORECARD.clearRating()}
        onChange={(rating) => onChange({ rating })}
      />
      {isOpen || rated.comment !== '' ? (
        <TextArea
          label={SCORECARD.commentOn({ name: rated.name })}
          rows={2}
          maxLength={2000}
          value={rated.comment}
          onChange={(comment) => {
            setOpen(true);
            onChange({ comment });
          }}
        />
      ) : (
        <Button kind="link" onClick={() => setOpen(true)}>
          {SCORECARD.addComment()}
          <span className={classes.unseen}> {SCORECARD.onAttribute({ name: rated.name })}</span>
        </Button>
      )}
    </div>
  );
}
