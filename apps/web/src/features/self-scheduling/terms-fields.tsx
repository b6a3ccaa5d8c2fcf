import { SLOT_STEPS } from '@slotwise/contract/booking-parts/terms.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { Select } from '@mantine/core';
import { durationText } from '#lib/dates/date-text.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Fold } from '#ui/text/fold.tsx';
import {
  cutOffText,
  movesText,
  type ChoosingTerms,
  type SlotStep,
  type TermsErrors,
} from '#features/bookings/meeting-values/terms.model.ts';
import classes from './terms-fields.module.css';
import { SELF_SCHEDULING } from './self-scheduling.texts.ts';

const CUT_OFFS = [0, 1, 2, 4, 8, 12, 24, 48, 72, 7 * 24, LIMITS.pickCutOffHoursMax];

/** A field's description is below it, so that the fields of a row stay aligned. */
const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

type Props = {
  terms: ChoosingTerms;
  errors: TermsErrors;
  /** The current day in the meeting's zone. */
  today: string;
  onChange: (changes: Partial<ChoosingTerms>) => void;
};

/** The days the candidate may choose from; on request also the deadline and how often they may change their mind. */
export function TermsFields({ terms, errors, today, onChange }: Props) {
  const { firstDay, lastDay, answerBy, moves, slotStep } = terms;
  return (
    <>
      <div className={classes.fields}>
        <DateField
          label={SELF_SCHEDULING.firstDay()}
          required
          today={today}
          value={firstDay}
          onChange={(day) => onChange({ firstDay: day })}
          error={errors.firstDay}
        />
        <DateField
          label={SELF_SCHEDULING.lastDay()}
          required
          today={today}
          opensAt={firstDay}
          value={lastDay}
          onChange={(day) => onChange({ lastDay: day })}
          error={errors.lastDay}
        />
      </div>
      <Fold
        label={SELF_SCHEDULING.moreTerms({
          moves: movesText(moves),
          step: durationText(Number(slotStep)),
        })}
        startsOpen={answerBy !== ''}
        staysOpen={Boolean(errors.answerBy)}
      >
        <RareTerms terms={terms} errors={errors} today={today} onChange={onChange} />
      </Fold>
    </>
  );
}

function RareTerms({ terms, errors, today, onChange }: Props) {
  const { answerBy, moves, cutOffHours, slotStep } = terms;
  return (
    <div className={classes.fields}>
      <DateField
        label={SELF_SCHEDULING.bookByLabel()}
        description={SELF_SCHEDULING.bookByHint()}
        inputWrapperOrder={ORDER}
        today={today}
        value={answerBy}
        onChange={(day) => onChange({ answerBy: day })}
        error={errors.answerBy}
      />
      <Select
        label={SELF_SCHEDULING.reschedules()}
        description={SELF_SCHEDULING.byCandidate()}
        inputWrapperOrder={ORDER}
        allowDeselect={false}
        data={range(LIMITS.pickReschedulesMax).map((n) => ({
          value: String(n),
          label: capital(movesText(n)),
        }))}
        value={String(moves)}
        onChange={(chosen) => onChange({ moves: Number(chosen) })}
      />
      <Select
        label={SELF_SCHEDULING.cutOff()}
        description={SELF_SCHEDULING.cutOffHint()}
        inputWrapperOrder={ORDER}
        allowDeselect={false}
        data={withPresent(CUT_OFFS, cutOffHours).map((n) => ({
          value: String(n),
          label: capital(cutOffText(n)),
        }))}
        value={String(cutOffHours)}
        onChange={(chosen) => onChange({ cutOffHours: Number(chosen) })}
      />
      <Select
        label={SELF_SCHEDULING.interval()}
        description={SELF_SCHEDULING.intervalHint()}
        inputWrapperOrder={ORDER}
        allowDeselect={false}
        data={SLOT_STEPS.map((step) => ({ value: step, label: durationText(Number(step)) }))}
        value={slotStep}
        onChange={(chosen) => chosen && onChange({ slotStep: chosen as SlotStep })}
      />
    </div>
  );
}

const range = (last: number): number[] => Array.from({ length: last + 1 }, (_, n) => n);

const withPresent = (usual: number[], present: number): number[] =>
  usual.includes(present) ? usual : [...usual, present].toSorted((a, b) => a - b);

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
