import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { NumberInput, TextInput } from '@mantine/core';
import { DrawnPart } from '#lib/drawn-part.tsx';
import { ChoiceRow } from '#ui/fields/choice-row.tsx';
import { FieldRow, FieldStack } from '#ui/fields/field-row.tsx';
import { getRound, withJob, withRound, withRoundOnly } from '../values/chosen-job.model.ts';
import { ChosenJob, JobPicker } from './job-picker.tsx';
import type { MeetingForm } from '#features/bookings/meeting-values/meeting-form.model.ts';
import { numberIn, type MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { ScorecardEditor } from './scorecard-editor.tsx';
import classes from './scorecard-editor.module.css';
import { MEETING_FORM } from '#features/meeting-form/values/meeting-form.texts.ts';

type Props = {
  form: MeetingForm;
  /** The job the form names, once it is read. */
  job: JobDetails | null;
  /** Called when a round sets the duration; null if the time is already set and stays. */
  onTime: (() => void) | null;
};

/** What the candidate is interviewed for, which round it is, and what the panel rates. */
export function JobSection({ form, job, onTime }: Props) {
  const { jdId, jobTitle, roundNumber, scorecard } = form.values;
  const set = (changes: Partial<MeetingValues>) => {
    form.setValues(changes);
    if ('minutes' in changes) onTime?.();
  };
  const choose = (chosen: JobDetails) => {
    const round = getRound(chosen, roundNumber) ?? getRound(chosen, 1);
    if (onTime) return set(withJob(chosen, round?.roundNumber ?? 1));
    set({ jdId: chosen.jdId, jobTitle: chosen.title, ...(round && withRoundOnly(round)) });
  };
  const chooseRound = (number: number | null) => {
    const round = getRound(job, number ?? '');
    if (round) set(onTime ? withRound(round) : withRoundOnly(round));
  };
  return (
    <FieldStack>
      {jdId ? (
        <ChosenJob title={jobTitle} job={job} onRemove={() => set({ jdId: null })} />
      ) : (
        <JobPicker onChoose={choose} />
      )}
      {job && job.rounds.length > 0 && (
        <ChoiceRow
          label={MEETING_FORM.roundOfJob()}
          choices={job.rounds.map((round) => ({
            value: round.roundNumber,
            text: `${round.roundNumber} · ${round.name}`,
          }))}
          value={numberIn(roundNumber)}
          onChange={chooseRound}
        />
      )}
      <FieldRow>
        <TextInput
          label={MEETING_FORM.jobTitle()}
          placeholder={MEETING_FORM.exampleJob()}
          {...form.getInputProps('jobTitle')}
        />
        <TextInput
          label={MEETING_FORM.round()}
          placeholder={MEETING_FORM.exampleRound()}
          {...form.getInputProps('roundName')}
        />
        <NumberInput
          label={MEETING_FORM.roundNumber()}
          min={1}
          max={20}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          inputMode="numeric"
          {...form.getInputProps('roundNumber')}
        />
      </FieldRow>
      <DrawnPart
        from={[JSON.stringify(scorecard), form.errors['scorecard']]}
        draw={() => (
          <details className={classes.scorecard} open={Boolean(form.errors['scorecard']) || undefined}>
            <summary>{MEETING_FORM.attributes({ count: scorecard.length })}</summary>
            <ScorecardEditor
              attributes={scorecard}
              onChange={(attributes) => form.setFieldValue('scorecard', attributes)}
              error={form.errors['scorecard']}
            />
          </details>
        )}
      />
    </FieldStack>
  );
}
