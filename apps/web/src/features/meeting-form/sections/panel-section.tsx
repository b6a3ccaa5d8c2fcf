import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { PoolPart } from '#features/find-a-time/pool-part.tsx';
import { stillSeated } from '#features/bookings/meeting-values/pool.model.ts';
import { getRound } from '../values/chosen-job.model.ts';
import type { MeetingForm } from '#features/bookings/meeting-values/meeting-form.model.ts';
import type { ChosenTime } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { PanelSeats } from '#features/bookings/panel/panel-seats.tsx';

type Props = {
  form: MeetingForm;
  /** The job whose round says who fits on its panel. */
  job: JobDetails | null;
  time: ChosenTime | null;
  now: number;
  onChange: () => void;
};

/** Who interviews. A required panelist must be free; an optional one is invited either way; a pool leaves it open. */
export function PanelSection({ form, job, time, now, onChange }: Props) {
  const { panel, pools, roundNumber } = form.values;
  const round = getRound(job, roundNumber);
  const set = (changes: Pick<MeetingForm['values'], 'panel' | 'pools'>) => {
    form.setValues(changes);
    form.clearFieldError('panel');
    onChange();
  };
  return (
    <>
      <PanelSeats
        panel={panel}
        round={round}
        time={time}
        now={now}
        error={form.errors['panel']}
        onChange={(changed) => set({ panel: changed, pools: stillSeated(pools, changed) })}
      />
      <PoolPart panel={panel} pools={pools} round={round} onChange={set} />
    </>
  );
}
