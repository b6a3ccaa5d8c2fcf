import { listEarlierSteps } from '@slotwise/contract/bookings/bookings.endpoints';
import type { WorkFlowStep } from '@slotwise/contract/booking-parts/life.schema';
import { Button } from '@mantine/core';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { useAnswer } from '#state/use-answer.ts';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { Card } from '#ui/page/card.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import classes from './history-card.module.css';
import { StepText } from '#features/bookings/history/step-text.tsx';
import { stepWords } from '#features/bookings/history/step-words.model.ts';
import { TIMELINE } from './timeline.texts.ts';

type Props = { booking: ViewedBooking; timeZone: string };

/** A meeting's history, latest first, older steps on request; times are in the viewer's zone. */
export function HistoryCard({ booking, timeZone }: Props) {
  const { workFlow, earlierSteps } = booking;
  return (
    <Card title={TIMELINE.history()} padded>
      <Steps steps={workFlow} booking={booking} timeZone={timeZone} />
      {earlierSteps !== undefined && (
        <EarlierSteps booking={booking} timeZone={timeZone} before={earlierSteps} />
      )}
    </Card>
  );
}

function EarlierSteps({ before, ...about }: Props & { before: number }) {
  const { bookingId } = about.booking;
  const [isAsked, setAsked] = useState(false);
  const request = { params: { id: bookingId }, query: { before: String(before) } };
  const { data, failure, reload } = useAnswer(listEarlierSteps, isAsked ? request : null);
  if (failure) return <RetryNote title={TIMELINE.earlierNotLoaded()} failure={failure} onRetry={reload} />;
  if (!data)
    return (
      <Button size="compact-sm" variant="subtle" loading={isAsked} onClick={() => setAsked(true)}>
        {TIMELINE.showEarlier()}
      </Button>
    );
  return (
    <>
      <Steps steps={data.data} {...about} />
      {data.earlierSteps !== undefined && <EarlierSteps before={data.earlierSteps} {...about} />}
    </>
  );
}

function Steps({ steps, booking, timeZone }: Props & { steps: WorkFlowStep[] }) {
  const { candidateName } = booking.candidateDetails;
  return (
    <ol className={classes.steps} reversed>
      {steps.toReversed().map((step) => {
        const words = stepWords(step, candidateName);
        return (
          <li key={step.step} className={classes.step}>
            <span className={classes.dot} data-status={isChange(step) || undefined} aria-hidden>
              {isChange(step) && <Check size={10} strokeWidth={3.2} />}
            </span>
            <span className="flow gap-sm rows-0 apart tabular">
              <span className={classes.what}>
                <StepText words={words} />
              </span>
              <time className="caption breaks" dateTime={step.at}>
                {printWallTime(wallTimeAt(Date.parse(step.at), timeZone))}
              </time>
            </span>
            <span className="caption breaks">{[words.who, ...words.notes].join(' · ')}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Steps that changed the booking's status or gave it a time; other steps get an empty dot. */
const isChange = ({ action, fromStatus, toStatus }: WorkFlowStep) =>
  fromStatus !== toStatus || action === 'SCHEDULED' || action === 'RESCHEDULED';
