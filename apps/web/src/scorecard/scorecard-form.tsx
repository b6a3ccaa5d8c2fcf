import { faultsOfDraft, type ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import { RECOMMENDATIONS, type ScorecardAttribute } from '@slotwise/contract/booking-parts/feedback.schema';
import {
  RECOMMENDATION_WORDS,
  SCORECARD_WORDS,
} from '@slotwise/contract/booking-parts/scorecard-words.rules';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { ChoiceRow } from '#ui/fields/choice-row.tsx';
import { AttributeField } from './attribute-field.tsx';
import type { OwnCard } from './card.model.ts';
import { IdentityFields, type Round } from './identity-fields.tsx';
import classes from './scorecard-form.module.css';
import { ScorecardTexts } from './scorecard-texts.tsx';
import { useSkin } from './skin.ts';
import { SCORECARD } from './scorecard.texts.ts';

type Props = {
  card: Pick<OwnCard, 'draft' | 'conflict'>;
  asked: readonly ScorecardAttribute[];
  round: Round;
  /** `next` gets the newest form, since an upload ends later than it started. */
  onChange: (next: (draft: ScorecardDraft) => ScorecardDraft) => void;
  onSubmit: () => Promise<unknown>;
  /** The files field. */
  files: ReactNode;
  /** Further buttons next to Submit. */
  acts?: ReactNode;
};

/** They increase from left to right, like the ratings. */
const CHOICES = RECOMMENDATIONS.map((value) => ({ value, text: RECOMMENDATION_WORDS[value] })).toReversed();

/** The form of a scorecard, from the ratings to the submit button. */
export function ScorecardForm({ card, asked, round, onChange, onSubmit, files, acts }: Props) {
  const { Button } = useSkin();
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const { draft, conflict } = card;
  const faults = isChecked ? faultsOfDraft(draft, asked) : {};
  const set = <Field extends keyof ScorecardDraft>(field: Field, value: ScorecardDraft[Field]) =>
    onChange((before) => ({ ...before, [field]: value }));
  const rate = (name: string, part: Partial<ScorecardDraft['attributes'][number]>) =>
    onChange((before) => ({
      ...before,
      attributes: before.attributes.map((one) => (one.name === name ? { ...one, ...part } : one)),
    }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(faultsOfDraft(draft, asked)).length > 0) return focusFirstError(form.current);
    setSending(true);
    await onSubmit();
    setSending(false);
  };
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      aria-label={SCORECARD.yours()}
      onSubmit={(event) => void submit(event)}
    >
      <div className={classes.part}>
        <p className={classes.help}>{SCORECARD.scale()}</p>
        <div className={classes.attributes}>
          {draft.attributes.map((rated, position) => (
            <AttributeField
              key={rated.name}
              rated={rated}
              isMustHave={asked.some(({ name, mustHave }) => mustHave && name === rated.name)}
              error={faults[`attributes.${position}.rating`]}
              onChange={(part) => rate(rated.name, part)}
            />
          ))}
        </div>
      </div>
      <div className={classes.part}>
        <ChoiceRow
          label={SCORECARD_WORDS.overallRecommendation}
          choices={CHOICES}
          value={draft.overallRecommendation}
          clear={SCORECARD.noRecommendation()}
          onChange={(value) => set('overallRecommendation', value)}
        />
      </div>
      <ScorecardTexts
        draft={draft}
        isSubmitted={round.isSubmitted}
        summaryFault={faults['summary']}
        onChange={set}
      />
      <div className={classes.part}>
        <IdentityFields
          identity={draft.identity}
          round={round}
          onChange={(identity) => set('identity', identity)}
        />
        {files}
      </div>
      <div className={classes.foot}>
        <LeftOpen draft={draft} isBlocked={conflict !== null} />
        <div className={classes.acts}>
          {acts}
          <Button kind="filled" type="submit" isBusy={isSending} disabled={conflict !== null}>
            {SCORECARD.submit()}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** What is missing in a card, which can still be submitted, and who can read it then. */
function LeftOpen({ draft, isBlocked }: { draft: ScorecardDraft; isBlocked: boolean }) {
  const unrated = draft.attributes.filter(({ rating }) => rating === null).map(({ name }) => name);
  if (isBlocked) return <p className={classes.help}>{SCORECARD.chooseFirst()}</p>;
  return (
    <div className={classes.said}>
      <p className={classes.help}>{SCORECARD.whoReads()}</p>
      {unrated.length > 0 && (
        <p className={classes.help}>{SCORECARD.notRated({ names: unrated.join(', ') })}</p>
      )}
    </div>
  );
}
