import type { ScorecardDraft } from '@slotwise/contract/bookings/feedback/feedback.rules';
import { ChoiceRow } from '../parts/choice-row.tsx';

type Identity = ScorecardDraft['identity'];

const YES_NO = [
  { value: 'yes', text: 'Yes' },
  { value: 'no', text: 'No' },
] as const;

const QUESTIONS: { field: keyof Identity; text: string }[] = [
  { field: 'cameraOn', text: 'Was the camera on?' },
  { field: 'samePersonAsBefore', text: 'Was it the same person as in earlier rounds?' },
];

/** Whether the right person was there, where anybody can tell. */
export function IdentityFields(props: { identity: Identity; onChange: (identity: Identity) => void }) {
  const { identity, onChange } = props;
  return QUESTIONS.map(({ field, text }) => (
    <ChoiceRow
      key={field}
      label={text}
      choices={YES_NO}
      value={identity[field] === null ? null : identity[field] ? 'yes' : 'no'}
      clear="Cannot tell"
      onChange={(value) => onChange({ ...identity, [field]: value === null ? null : value === 'yes' })}
    />
  ));
}
