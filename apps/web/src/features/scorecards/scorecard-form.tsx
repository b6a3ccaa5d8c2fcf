import { faultsOfDraft, type ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import { RECOMMENDATIONS } from '@slotwise/contract/booking-parts/feedback.schema';
import {
  RECOMMENDATION_WORDS,
  SCORECARD_WORDS,
} from '@slotwise/contract/booking-parts/scorecard-words.rules';
import { Button } from '@mantine/core';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { ChoiceRow } from '#ui/fields/choice-row.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { AttributeField } from './attribute-field.tsx';
import { CardFiles } from './card-files.tsx';
import { IdentityFields } from './identity-fields.tsx';
import classes from './scorecard-form.module.css';
import { ScorecardTexts } from './scorecard-texts.tsx';
import type { OwnCardWork } from './use-own-card.ts';

type Props = {
  booking: ViewedBooking;
  work: OwnCardWork;
  /** The ways out next to the one that submits. */
  acts?: ReactNode;
};

const CHOICES = RECOMMENDATIONS.map((value) => ({ value, text: RECOMMENDATION_WORDS[value] }));

/** The form of a scorecard, from the ratings to the one button that sends it. */
export function ScorecardForm({ booking, work: { card, change, finish }, acts }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const { draft } = card;
  const faults = isChecked ? faultsOfDraft(draft, booking.scorecard) : {};
  const set = <Field extends keyof ScorecardDraft>(field: Field, value: ScorecardDraft[Field]) =>
    change((before) => ({ ...before, [field]: value }));
  const rate = (name: string, part: Partial<ScorecardDraft['attributes'][number]>) =>
    change((before) => ({
      ...before,
      attributes: before.attributes.map((one) => (one.name === name ? { ...one, ...part } : one)),
    }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(faultsOfDraft(draft, booking.scorecard)).length > 0) return focusFirstError(form.current);
    setSending(true);
    await finish({ state: 'SUBMITTED' });
    setSending(false);
  };
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      aria-label="Your scorecard"
      onSubmit={(event) => void submit(event)}
    >
      <div className={classes.part}>
        <p className={classes.help}>1 is far below what the role needs, 3 meets it, 5 is far above.</p>
        <div className={classes.attributes}>
          {draft.attributes.map((rated, position) => (
            <AttributeField
              key={rated.name}
              rated={rated}
              isMustHave={booking.scorecard.some(({ name, mustHave }) => mustHave && name === rated.name)}
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
          clear="No recommendation"
          onChange={(value) => set('overallRecommendation', value)}
        />
      </div>
      <ScorecardTexts draft={draft} summaryFault={faults['summary']} onChange={set} />
      <div className={classes.part}>
        <IdentityFields
          identity={draft.identity}
          round={booking}
          onChange={(identity) => set('identity', identity)}
        />
        <CardFiles
          files={draft.attachments}
          onChange={(next) => change((before) => ({ ...before, attachments: next(before.attachments) }))}
        />
      </div>
      <div className={classes.foot}>
        <LeftOpen draft={draft} isBlocked={card.conflict !== null} />
        <div className={classes.acts}>
          {acts}
          <Button type="submit" loading={isSending} disabled={card.conflict !== null}>
            Submit scorecard
          </Button>
        </div>
      </div>
    </form>
  );
}

/** What is left open in a card, which may be submitted so, and who reads it then. */
function LeftOpen({ draft, isBlocked }: { draft: ScorecardDraft; isBlocked: boolean }) {
  const unrated = draft.attributes.filter(({ rating }) => rating === null).map(({ name }) => name);
  if (isBlocked) return <p className={classes.help}>Choose above which texts count, then submit.</p>;
  return (
    <div className={classes.said}>
      <p className={classes.help}>
        Once submitted, the recruiter and the panelists whose own is in can read it, and you read theirs.
      </p>
      {unrated.length > 0 && <p className={classes.help}>Not rated: {unrated.join(', ')}.</p>}
    </div>
  );
}
