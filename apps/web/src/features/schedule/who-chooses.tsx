import { SegmentedControl, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { TimeZoneSelect } from '#ui/fields/time-zone-select.tsx';
import { TermsFields } from '#features/self-scheduling/terms-fields.tsx';
import {
  usualTerms,
  type ChoosingTerms,
  type TermsErrors,
} from '#features/bookings/meeting-values/terms.model.ts';
import { durationChoices } from '#features/bookings/meeting-values/durations.model.ts';
import type { MeetingForm } from '#features/bookings/meeting-values/meeting-form.model.ts';
import type { MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { firstDay } from '#features/meeting-form/values/time-refusal.model.ts';
import classes from './who-chooses.module.css';
import { SCHEDULE } from './schedule.texts.ts';

type Props = {
  form: MeetingForm;
  /** The meeting's zone: the chosen one, or the user's. */
  timeZone: string;
  now: number;
  /** The fields for a time chosen by the recruiter. */
  children: ReactNode;
};

/** Who chooses the time: the recruiter, or the candidate from the free times. */
export function WhoChoosesSwitch({ form, timeZone, now }: Omit<Props, 'children'>) {
  return (
    <SegmentedControl
      size="xs"
      aria-label={SCHEDULE.who()}
      data={[
        { value: 'recruiter', label: SCHEDULE.iChoose() },
        { value: 'candidate', label: SCHEDULE.candidateChooses() },
      ]}
      value={form.values.choosing ? 'candidate' : 'recruiter'}
      onChange={(who) => form.setValues({ choosing: who === 'candidate' ? usualTerms(timeZone, now) : null })}
    />
  );
}

/** The fields for the time, or for the candidate's choices. */
export function WhoChooses({ form, timeZone, now, children }: Props) {
  const { choosing } = form.values;
  if (!choosing) return children;
  return (
    <div className="stack gap-md">
      <CandidateChooses form={form} timeZone={timeZone} terms={choosing} now={now} />
    </div>
  );
}

function CandidateChooses({
  form,
  timeZone,
  terms,
  now,
}: Omit<Props, 'children'> & { terms: ChoosingTerms }) {
  const { minutes } = form.values;
  const findError = (field: string) => form.errors[`choosing.${field}`] as string | undefined;
  const errors = Object.fromEntries(
    ['firstDay', 'lastDay', 'answerBy'].map((field) => [field, findError(field)]),
  ) as TermsErrors;
  const set = (changes: Partial<MeetingValues>) => {
    form.setValues(changes);
    form.setErrors(withoutTerms(form.errors));
  };
  return (
    <>
      <p className="small dimmed">{SCHEDULE.linkInstead()}</p>
      <TermsFields
        terms={terms}
        errors={errors}
        today={firstDay(now, timeZone)}
        onChange={(changes) => set({ choosing: { ...terms, ...changes } })}
      />
      <div className={classes.fields}>
        <Select
          label={SCHEDULE.duration()}
          allowDeselect={false}
          data={durationChoices(minutes)}
          value={String(minutes)}
          onChange={(chosen) => set({ minutes: Number(chosen) })}
          error={form.errors['minutes']}
        />
        <TimeZoneSelect
          label={SCHEDULE.zone()}
          allowDeselect={false}
          value={timeZone}
          onChange={(zone) => set({ timeZone: zone })}
          error={form.errors['timeZone']}
        />
      </div>
    </>
  );
}

/** Errors in the terms are checked again when the link is sent. */
const withoutTerms = (errors: MeetingForm['errors']): MeetingForm['errors'] =>
  Object.fromEntries(
    Object.entries(errors).filter(([field]) => !field.startsWith('choosing.') && field !== 'minutes'),
  );
