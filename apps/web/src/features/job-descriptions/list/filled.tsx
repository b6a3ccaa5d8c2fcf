import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { JOBS } from '../jobs.texts.ts';
import classes from './job-table.module.css';

/** How many of the openings are filled, as a bar and in numbers. */
export function Filled({ filled, openings }: Pick<JobDetails, 'filled' | 'openings'>) {
  const percent = openings === 0 ? 0 : Math.min(100, Math.round((filled / openings) * 100));
  return (
    <span className="tabular inline-row rows-0 unbroken">
      <span className={classes.track} aria-hidden>
        <span style={{ width: `${percent}%` }} />
      </span>
      <span>
        {JOBS.of({ filled, openings })}
        <span className="unseen-from-700"> {JOBS.filledWord()}</span>
      </span>
    </span>
  );
}
