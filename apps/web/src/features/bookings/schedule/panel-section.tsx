import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { roundOf } from './chosen-job.model.ts';
import type { MeetingForm } from './meeting-form.model.ts';
import type { ChosenTime } from './meeting-values.model.ts';
import { PanelSeats } from './panel-seats.tsx';

type Props = {
  form: MeetingForm;
  /** The job whose round says who fits on its panel. */
  job: JobDetails | null;
  time: ChosenTime | null;
  now: number;
  onChange: () => void;
};

/** Who interviews. A required panelist must be free; an optional one is invited either way. */
export function PanelSection({ form, job, time, now, onChange }: Props) {
  return (
    <PanelSeats
      panel={form.values.panel}
      round={roundOf(job, form.values.roundNumber)}
      time={time}
      now={now}
      error={form.errors['panel']}
      onChange={(panel) => {
        form.setFieldValue('panel', panel);
        onChange();
      }}
    />
  );
}
