import { listReminders } from '@slotwise/contract/bookings/reminders.endpoints';
import type { Reminder } from '@slotwise/contract/bookings/reminders.schema';
import { Button } from '@mantine/core';
import { BellRing, CircleSlash, Clock, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useAnswer } from '#state/use-answer.ts';
import { Card } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/notes/empty-state.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { reminderLines, type ReminderLine } from './reminder-words.model.ts';
import classes from '#features/bookings/rows.module.css';
import { TIMELINE } from './timeline.texts.ts';

const SIGNS: Record<Reminder['state'], LucideIcon> = {
  WAITING: Clock,
  SENT: BellRing,
  CANCELLED: CircleSlash,
};

/** How many lines are shown at first. */
const FEW = 6;

type Props = { bookingId: string; timeZone: string };

/** Who is, was, or after all was not reminded of what, and why. */
export function RemindersCard({ bookingId, timeZone }: Props) {
  const { data, failure, reload } = useAnswer(listReminders, { params: { id: bookingId } });
  return (
    <Card title={TIMELINE.reminders()}>
      {failure && <RetryNote title={TIMELINE.remindersNotLoaded()} failure={failure} onRetry={reload} />}
      {!data && !failure && <SkeletonRows rows={3} label={TIMELINE.loadingReminders()} />}
      {data?.data.length === 0 && (
        <EmptyState drawing={false} title={TIMELINE.noReminders()} text={TIMELINE.noneReminded()} />
      )}
      {data && data.data.length > 0 && <Lines lines={reminderLines(data.data, timeZone)} />}
    </Card>
  );
}

function Lines({ lines }: { lines: ReminderLine[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, FEW);
  return (
    <>
      <ul className="small" aria-label={TIMELINE.reminders()}>
        {shown.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
      {lines.length > shown.length && (
        <div className="inset line-above">
          <Button size="compact-sm" variant="subtle" onClick={() => setWhole(true)}>
            {TIMELINE.showReminders({ count: lines.length })}
          </Button>
        </div>
      )}
    </>
  );
}

/** A cancelled reminder is struck through: it reached no one. */
function Line({ line: { title, names, outcome, state } }: { line: ReminderLine }) {
  const Sign = SIGNS[state];
  const what = state === 'CANCELLED' ? <s>{title}</s> : title;
  return (
    <li className="stack ends centers inset tall divided">
      <Sign
        size={16}
        className={classes.sign}
        data-tone={state === 'SENT' ? 'good' : 'neutral'}
        aria-hidden
      />
      <div>
        <b>{what}</b>
        <div className={classes.outcome}>{TIMELINE.reminded({ names: names.join(', '), outcome })}</div>
      </div>
    </li>
  );
}
