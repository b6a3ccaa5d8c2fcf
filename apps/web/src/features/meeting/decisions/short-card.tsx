import type { ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import { RECOMMENDATIONS, type Recommendation } from '@slotwise/contract/booking-parts/feedback.schema';
import { RECOMMENDATION_WORDS } from '@slotwise/contract/booking-parts/scorecard-words.rules';
import { Checkbox, Radio, Textarea } from '@mantine/core';
import { useId } from 'react';
import classes from '#features/bookings/acts/act-dialog.module.css';
import { rated } from './short-card.model.ts';
import cardClasses from './short-card.module.css';
import { DECISIONS } from './decisions.texts.ts';

type Props = {
  card: ScorecardDraft;
  /** The attributes a submitted card must rate. */
  mustHaves: readonly string[];
  /** Whether the card is submitted with the decision. */
  sends: boolean;
  errors: Record<string, string>;
  onChange: (card: ScorecardDraft) => void;
  onSends: (sends: boolean) => void;
};

const RATINGS = [1, 2, 3, 4, 5];

/** A short form of the reader's own scorecard, shown with the decision. */
export function ShortCard({ card, mustHaves, sends, errors, onChange, onSends }: Props) {
  const titleId = useId();
  return (
    <section className={cardClasses.card} aria-labelledby={titleId}>
      <div>
        <h3 id={titleId} className="title">
          {DECISIONS.missing()}
        </h3>
        <p className="small dimmed">{DECISIONS.missingHint()}</p>
      </div>
      <Radio.Group
        label={DECISIONS.recommendation()}
        value={card.overallRecommendation}
        onChange={(chosen) => onChange({ ...card, overallRecommendation: chosen as Recommendation })}
      >
        <div className={classes.choices}>
          {RECOMMENDATIONS.toReversed().map((one, i) => (
            <Radio
              key={one}
              value={one}
              label={RECOMMENDATION_WORDS[one]}
              data-autofocus={i === 0 || undefined}
            />
          ))}
        </div>
      </Radio.Group>
      <div>
        {card.attributes.map(({ name, rating }, position) => (
          <Rating
            key={name}
            name={mustHaves.includes(name) ? `${name} (must have)` : name}
            rating={rating}
            error={errors[`attributes.${position}.rating`]}
            onRate={(chosen) => onChange(rated(card, name, chosen))}
          />
        ))}
      </div>
      <Textarea
        label={DECISIONS.summary()}
        minRows={2}
        maxLength={8000}
        value={card.summary}
        onChange={({ currentTarget }) => onChange({ ...card, summary: currentTarget.value })}
        error={errors['summary']}
      />
      <Checkbox
        label={DECISIONS.submit()}
        checked={sends}
        onChange={({ currentTarget }) => onSends(currentTarget.checked)}
      />
    </section>
  );
}

type RatingProps = {
  name: string;
  rating: number | null;
  error: string | undefined;
  onRate: (rating: number) => void;
};

function Rating({ name, rating, error, onRate }: RatingProps) {
  return (
    <Radio.Group
      className={cardClasses.attribute}
      classNames={{ label: cardClasses.name, error: cardClasses.error }}
      label={name}
      value={rating === null ? null : String(rating)}
      onChange={(chosen) => onRate(Number(chosen))}
      error={error}
    >
      <div className="flex gap-md tabular">
        {RATINGS.map((step) => (
          <Radio
            key={step}
            value={String(step)}
            label={step}
            aria-invalid={error !== undefined || undefined}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
