import type { WorkFlowStep } from '@slotwise/contract/bookings/bookings.schema';
import { Check } from 'lucide-react';
import { printWallTime } from '#lib/wall-time.ts';
import { wallTimeAt } from '#lib/zone-time.ts';
import { Card } from '#ui/card.tsx';
import { statusWord } from '#ui/status-badge.tsx';
import type { ViewedBooking } from '../bookings.slice.ts';
import classes from './history-card.module.css';

type Props = { booking: ViewedBooking; timeZone: string };

/** Everything that happened to a meeting, latest first; times are the viewer's. */
export function HistoryCard({ booking, timeZone }: Props) {
  return (
    <Card title="What happened" padded>
      <ol className={classes.steps} reversed>
        {booking.workFlow.toReversed().map((step) => (
          <li key={step.step} className={classes.step}>
            <span className={classes.dot} data-status={isChange(step) || undefined} aria-hidden>
              {isChange(step) && <Check size={10} strokeWidth={3.2} />}
            </span>
            <span className={classes.line}>
              <span className={classes.what}>{titleOf(step, booking)}</span>
              <time className={classes.at} dateTime={step.at}>
                {printWallTime(wallTimeAt(Date.parse(step.at), timeZone))}
              </time>
            </span>
            <span className={classes.who}>{[step.byName, step.comments].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const isChange = ({ action, fromStatus, toStatus }: WorkFlowStep) =>
  fromStatus !== toStatus || action === 'SCHEDULED';

function titleOf({ action, toStatus }: WorkFlowStep, { meetingInfo }: ViewedBooking): string {
  if (action === 'CREATED') return 'Meeting created';
  if (action === 'SCHEDULED') return `Scheduled for ${meetingInfo.startTime}`;
  if (action === 'ASSIGNED') return 'Assigned';
  if (action === 'RESENT') return 'Mail sent again';
  return statusWord(toStatus);
}
