import type { ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import { identityQuestions, SCORECARD_WORDS } from '@slotwise/contract/booking-parts/scorecard-words.rules';
import { useLink } from '../link/link-context.ts';
import { ChoiceRow } from '../parts/choice-row.tsx';

type Identity = ScorecardDraft['identity'];

const YES_NO = [
  { value: 'yes', text: 'Yes' },
  { value: 'no', text: 'No' },
] as const;

/** Whether the right person was there, where anybody can tell. */
export function IdentityFields(props: { identity: Identity; onChange: (identity: Identity) => void }) {
  const { identity, onChange } = props;
  const { roundNumber } = useLink().view;
  return identityQuestions(roundNumber).map((field) => (
    <ChoiceRow
      key={field}
      label={SCORECARD_WORDS[field]}
      choices={YES_NO}
      value={identity[field] === null ? null : identity[field] ? 'yes' : 'no'}
      clear="Cannot tell"
      onChange={(value) => onChange({ ...identity, [field]: value === null ? null : value === 'yes' })}
    />
  ));
}
