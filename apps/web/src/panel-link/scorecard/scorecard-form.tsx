import {
  RECOMMENDATION_WORDS,
  SCORECARD_WORDS,
} from '@slotwise/contract/booking-parts/scorecard-words.rules';
import {
  faultsOfDraft,
  summaryLength,
  type ScorecardDraft,
} from '@slotwise/contract/booking-parts/feedback.rules';
import type { Recommendation } from '@slotwise/contract/booking-parts/feedback.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { useState, type FormEvent } from 'react';
import type { DraftState } from '../draft/draft-state.ts';
import { changeDraft, type DraftSync } from '../draft/sync-draft.ts';
import { ChoiceRow } from '../parts/choice-row.tsx';
import { TextArea } from '../../link-pages/parts/text-area.tsx';
import { useLink } from '../link/link-context.ts';
import { AttributeField } from './attribute-field.tsx';
import { Attachments } from './attachments.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { SubmitQuestion } from './submit-question.tsx';

type Props = { sync: DraftSync; state: DraftState };
type Set = <Field extends keyof ScorecardDraft>(field: Field, value: ScorecardDraft[Field]) => void;

const CHOICES = Object.entries(RECOMMENDATION_WORDS).map(([value, text]) => ({
  value: value as Recommendation,
  text,
}));

/** The form of a scorecard, from the ratings to the one button that sends it. */
export function ScorecardForm({ sync, state }: Props) {
  const { view } = useLink();
  const { draft } = state;
  const [isChecked, setChecked] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const faults = isChecked ? faultsOfDraft(draft, view.scorecard) : {};

  // Uploads end later than they began, so each change builds on the newest form.
  const set: Set = (field, value) => changeDraft(sync, { ...sync.state.draft, [field]: value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const [first] = Object.keys(faultsOfDraft(draft, view.scorecard));
    if (first === undefined) return setAsked(true);
    // The field is marked by the next paint; where it stands is known already.
    const place = document.querySelector(`[data-fault="${first}"]`);
    place?.querySelector<HTMLElement>('input, textarea')?.focus();
    place?.scrollIntoView({ block: 'center' });
  };
  const rate = (name: string, change: { rating?: number | null; comment?: string }) =>
    set(
      'attributes',
      sync.state.draft.attributes.map((rated) => (rated.name === name ? { ...rated, ...change } : rated)),
    );

  return (
    <>
      <form onSubmit={submit} noValidate>
        {draft.attributes.map((rated, position) => (
          <AttributeField
            key={rated.name}
            rated={rated}
            isMustHave={view.scorecard.some(({ name, mustHave }) => mustHave && name === rated.name)}
            place={`attributes.${position}.rating`}
            error={faults[`attributes.${position}.rating`]}
            onChange={(change) => rate(rated.name, change)}
          />
        ))}
        <div className="inside">
          <ChoiceRow
            label={SCORECARD_WORDS.overallRecommendation}
            choices={CHOICES}
            value={draft.overallRecommendation}
            clear="No recommendation"
            onChange={(value) => set('overallRecommendation', value)}
          />
          <div data-fault="summary">
            <TextArea
              label={SCORECARD_WORDS.summary}
              hint={summaryHint(summaryLength(draft))}
              error={faults['summary']}
              value={draft.summary}
              rows={4}
              maxLength={8000}
              onChange={(value) => set('summary', value)}
            />
          </div>
          <Texts draft={draft} set={set} />
          <IdentityFields identity={draft.identity} onChange={(identity) => set('identity', identity)} />
          <Attachments sync={sync} attachments={draft.attachments} />
          <button type="submit" className="button filled wide" disabled={state.conflict !== null}>
            Submit scorecard…
          </button>
          {state.conflict && <p className="small">Choose above which texts count, then submit.</p>}
        </div>
      </form>
      {isAsked && <SubmitQuestion sync={sync} draft={draft} onClose={() => setAsked(false)} />}
    </>
  );
}

function summaryHint(length: number): string {
  const left = LIMITS.summaryMinLength - length;
  const needed = left > 0 ? ` ${left} more ${left === 1 ? 'character' : 'characters'} needed.` : '';
  return `What you saw, in your words.${needed}`;
}

function Texts({ draft, set }: { draft: ScorecardDraft; set: Set }) {
  return (
    <>
      <TextArea
        label={SCORECARD_WORDS.strengths}
        value={draft.strengths}
        maxLength={4000}
        onChange={(value) => set('strengths', value)}
      />
      <TextArea
        label={SCORECARD_WORDS.concerns}
        value={draft.concerns}
        maxLength={4000}
        onChange={(value) => set('concerns', value)}
      />
      <TextArea
        label={SCORECARD_WORDS.nextRoundFocus}
        hint="What is covered, and what to ask."
        value={draft.nextRoundFocus}
        rows={2}
        maxLength={2000}
        onChange={(value) => set('nextRoundFocus', value)}
      />
      <TextArea
        label={SCORECARD_WORDS.privateNote}
        hint="Only recruiters and you read it."
        value={draft.privateNote}
        rows={2}
        maxLength={4000}
        onChange={(value) => set('privateNote', value)}
      />
      <TextArea
        label={SCORECARD_WORDS.shareWithVendor}
        hint="The one part that a vendor who put the candidate forward may read. Nothing else of this card reaches them."
        value={draft.shareWithVendor}
        rows={2}
        maxLength={4000}
        onChange={(value) => set('shareWithVendor', value)}
      />
    </>
  );
}
