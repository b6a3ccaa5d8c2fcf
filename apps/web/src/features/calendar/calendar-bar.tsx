import { ActionIcon, Button } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePermission } from '#state/use-permission.ts';
import { JobFilter } from '#features/bookings/job-filter.tsx';
import classes from './calendar-bar.module.css';
import { CALENDAR } from './calendar.texts.ts';

type Props = {
  /** 'November 2026', 'Week of 23/11' */
  period: string;
  /** The length of one step. */
  unit: 'month' | 'week' | 'day';
  onStep: (by: 1 | -1) => void;
  onToday: () => void;
  jdId: string;
  onJob: (jdId: string) => void;
  /** More filters. */
  children?: ReactNode;
};

/** Which days are shown, and for which job. */
export function CalendarBar({ period, unit, onStep, onToday, jdId, onJob, children }: Props) {
  const seesJobs = usePermission('jd_page');
  return (
    <div className="row wraps apart inset touch-square-within">
      <div className="row wraps">
        <ActionIcon variant="default" aria-label={CALENDAR.previous({ unit })} onClick={() => onStep(-1)}>
          <ChevronLeft size={15} />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={CALENDAR.next({ unit })} onClick={() => onStep(1)}>
          <ChevronRight size={15} />
        </ActionIcon>
        <Button size="xs" variant="default" onClick={onToday}>
          {CALENDAR.today()}
        </Button>
        <h2 className={classes.period} aria-live="polite">
          {period}
        </h2>
      </div>
      <search className={classes.filters} aria-label={CALENDAR.title()}>
        {children}
        {seesJobs && <JobFilter isBare jdId={jdId} onChange={onJob} />}
      </search>
    </div>
  );
}
