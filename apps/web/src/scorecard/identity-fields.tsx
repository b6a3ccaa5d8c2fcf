import type { ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import {
  identityQuestions,
  SCORECARD_WORDS,
  seenText,
} from '@slotwise/contract/booking-parts/scorecard-words.rules';
import { ChoiceRow } from '#ui/fields/choice-row.tsx';
import classes from './scorecard-form.module.css';
import { SCORECARD } from './scorecard.texts.ts';

type Identity = ScorecardDraft['identity'];

/** Which round this is, where the candidate was seen before, and whether a vendor submitted them. */
export type Round = {
  roundNumber: number;
  earlierRounds: readonly Parameters<typeof seenText>[0][];
  isSubmitted: boolean;
};

type Props = { identity: Identity; round: Round; onChange: (identity: Identity) => void };

const listAnswers = () =>
  [
    { value: 'yes', text: SCORECARD.yes() },
    { value: 'no', text: SCORECARD.no() },
  ] as const;

/** Whether the right person attended, if anyone can tell. */
export function IdentityFields({ identity, round, onChange }: Props) {
  const seen = round.earlierRounds.map(seenText).join('; ');
  return (
    <div className={classes.pair}>
      {identityQuestions(round.roundNumber).map((name) => (
        <ChoiceRow
          key={name}
          label={SCORECARD_WORDS[name]}
          help={name === 'samePersonAsBefore' && seen && SCORECARD.seenIn({ rounds: seen })}
          choices={listAnswers()}
          value={identity[name] === null ? null : identity[name] ? 'yes' : 'no'}
          clear={SCORECARD.cannotTell()}
          onChange={(value) => onChange({ ...identity, [name]: value === null ? null : value === 'yes' })}
        />
      ))}
    </div>
  );
}
