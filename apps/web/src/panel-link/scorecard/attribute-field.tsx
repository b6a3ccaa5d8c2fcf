import type { ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import { RATING_MEANINGS } from '@slotwise/contract/booking-parts/scorecard-words.rules';
import { useState } from 'react';
import { ChoiceRow } from '../parts/choice-row.tsx';
import { TextArea } from '../../link-pages/parts/text-area.tsx';

type Rated = ScorecardDraft['attributes'][number];

type Props = {
  rated: Rated;
  isMustHave: boolean;
  /** Under which name the rules report what is missing here. */
  place: string;
  error: string | undefined;
  onChange: (change: { rating?: number | null; comment?: string }) => void;
};

const CHOICES = RATING_MEANINGS.map((meaning, index) => ({
  value: index + 1,
  text: String(index + 1),
  name: `${index + 1}, ${meaning} what the role needs`,
}));

/** One attribute: five large targets, and a comment where somebody wants to write one. */
export function AttributeField({ rated, isMustHave, place, error, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isCommented = isOpen || rated.comment !== '';
  return (
    <div className="attribute" data-fault={place}>
      <ChoiceRow
        label={isMustHave ? `${rated.name} (must have)` : rated.name}
        choices={CHOICES}
        value={rated.rating}
        onChange={(rating) => onChange({ rating })}
      />
      <p className="scale small" aria-hidden="true">
        <span>far below</span>
        <span>meets</span>
        <span>far above</span>
      </p>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      {isCommented && (
        <TextArea
          label={`Comment on ${rated.name}`}
          value={rated.comment}
          rows={2}
          maxLength={2000}
          onChange={(comment) => {
            setOpen(true);
            onChange({ comment });
          }}
        />
      )}
      <div className="links">
        {!isCommented && (
          <button type="button" className="link-button" onClick={() => setOpen(true)}>
            Add a comment<span className="unseen"> on {rated.name}</span>
          </button>
        )}
        {rated.rating !== null && (
          <button type="button" className="link-button" onClick={() => onChange({ rating: null })}>
            Take rating back<span className="unseen"> of {rated.name}</span>
          </button>
        )}
      </div>
    </div>
  );
}
