import { ActionIcon, Button } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePermission } from '#state/use-permission.ts';
import { JobFilter } from '#features/bookings/job-filter.tsx';
import classes from './calendar-bar.module.css';

type Props = {
  /** 'November 2026', 'Week of 23/11' */
  period: string;
  /** What one step is: 'month', 'week', 'day'. */
  unit: string;
  onStep: (by: 1 | -1) => void;
  onToday: () => void;
  jdId: string;
  onJob: (jdId: string) => void;
  /** More that narrows what is shown. */
  children?: ReactNode;
};

/** Which days are shown, and of which job. */
export function CalendarBar({ period, unit, onStep, onToday, jdId, onJob, children }: Props) {
  const seesJobs = usePermission('jd_page');
  return (
    <div className={classes.bar}>
      <div className={classes.pages}>
        <ActionIcon variant="default" aria-label={`Previous ${unit}`} onClick={() => onStep(-1)}>
          <ChevronLeft size={15} />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={`Next ${unit}`} onClick={() => onStep(1)}>
          <ChevronRight size={15} />
        </ActionIcon>
        <Button size="xs" variant="default" onClick={onToday}>
          Today
        </Button>
        <h2 className={classes.period} aria-live="polite">
          {period}
        </h2>
      </div>
      <search className={classes.filters} aria-label="Calendar">
        {children}
        {seesJobs && <JobFilter isBare jdId={jdId} onChange={onJob} />}
      </search>
    </div>
  );
}
