import type { ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import { SCORECARD_WORDS } from '@slotwise/contract/booking-parts/scorecard-words.rules';
import { ChoiceRow } from '#ui/fields/choice-row.tsx';
import classes from './scorecard-form.module.css';

type Identity = ScorecardDraft['identity'];
type Props = { identity: Identity; onChange: (identity: Identity) => void };

const YES_NO = [
  { value: 'yes', text: 'Yes' },
  { value: 'no', text: 'No' },
] as const;

const QUESTIONS = ['cameraOn', 'samePersonAsBefore'] as const;

/** Whether the right person was there, where anybody can tell. */
export function IdentityFields({ identity, onChange }: Props) {
  return (
    <div className={classes.pair}>
      {QUESTIONS.map((name) => (
        <ChoiceRow
          key={name}
          label={SCORECARD_WORDS[name]}
          choices={YES_NO}
          value={identity[name] === null ? null : identity[name] ? 'yes' : 'no'}
          clear="Cannot tell"
          onChange={(value) => onChange({ ...identity, [name]: value === null ? null : value === 'yes' })}
        />
      ))}
    </div>
  );
}
