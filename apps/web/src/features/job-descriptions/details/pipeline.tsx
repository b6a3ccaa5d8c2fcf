import { BOOKING_STATUSES } from '@slotwise/contract/booking-parts/life.schema';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { StatusBadge } from '#ui/text/status-badge.tsx';
import { TitledPart } from '#ui/text/titled-part.tsx';
import { JOBS } from '../jobs.texts.ts';
import classes from './job-drawer.module.css';

/** How many of the job's meetings are in each status; each count links to them. */
export function Pipeline({ job: { jdId, pipeline, filled, openings } }: { job: JobDetails }) {
  const some = BOOKING_STATUSES.filter((status) => pipeline[status] > 0);
  return (
    <TitledPart title={JOBS.filled({ filled, openings })}>
      {some.length === 0 ? (
        <p className="caption breaks">{JOBS.noneScheduled()}</p>
      ) : (
        <ul className="flow rows-2xs" aria-label={JOBS.byStatus()}>
          {some.map((status) => (
            <li key={status}>
              <Anchor
                component={Link}
                to={paths.dashboard({ jd: jdId, status })}
                inherit
                className={classes.count}
              >
                <b className="tabular">{pipeline[status]}</b> <StatusBadge status={status} />
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </TitledPart>
  );
}
