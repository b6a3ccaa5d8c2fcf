import type { WorkFlowStep } from '@slotwise/contract/booking-parts/life.schema';
import { Check } from 'lucide-react';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { Card } from '#ui/page/card.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import classes from './history-card.module.css';
import { StepText } from '#features/bookings/history/step-text.tsx';
import { stepWords } from '#features/bookings/history/step-words.model.ts';
import { TIMELINE } from './timeline.texts.ts';

type Props = { booking: ViewedBooking; timeZone: string };

/** Everything that happened to a meeting, latest first; times are the viewer's. */
export function HistoryCard({ booking, timeZone }: Props) {
  const { candidateName } = booking.candidateDetails;
  return (
    <Card title={TIMELINE.history()} padded>
      <ol className={classes.steps} reversed>
        {booking.workFlow.toReversed().map((step) => {
          const words = stepWords(step, candidateName);
          return (
            <li key={step.step} className={classes.step}>
              <span className={classes.dot} data-status={isChange(step) || undefined} aria-hidden>
                {isChange(step) && <Check size={10} strokeWidth={3.2} />}
              </span>
              <span className={classes.line}>
                <span className={classes.what}>
                  <StepText words={words} />
                </span>
                <time className={classes.at} dateTime={step.at}>
                  {printWallTime(wallTimeAt(Date.parse(step.at), timeZone))}
                </time>
              </span>
              <span className={classes.who}>{[words.who, ...words.notes].join(' · ')}</span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

/** Steps that moved the booking on, or gave it a time; what only adds to it has an empty dot. */
const isChange = ({ action, fromStatus, toStatus }: WorkFlowStep) =>
  fromStatus !== toStatus || action === 'SCHEDULED' || action === 'RESCHEDULED';
