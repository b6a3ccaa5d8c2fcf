import type { Reminder } from '@slotwise/contract/bookings/reminders.schema';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { TIMELINE, REMINDER_WORDS } from './timeline.texts.ts';

/** Reminders of one kind with one outcome, as one line: 'Reminder 24 h before', who got it, and the outcome. */
export type ReminderLine = {
  key: string;
  title: string;
  names: string[];
  outcome: string;
  state: Reminder['state'];
};

/** Upcoming reminders, the next one first, then past ones, the latest first; times are in the viewer's zone. */
export function reminderLines(reminders: Reminder[], timeZone: string): ReminderLine[] {
  const groups = Map.groupBy(reminders, ({ kind, dueAt, state, cause }) =>
    [kind, dueAt, state, cause].join(' '),
  );
  return [...groups]
    .map(([key, group]) => ({ key, group, first: group[0] as Reminder }))
    .toSorted((a, b) => inOrder(a.first, b.first))
    .map(({ key, group, first }) => ({
      key,
      title: REMINDER_WORDS[first.kind](),
      names: [...new Set(group.map(({ recipientName }) => recipientName))],
      outcome: describeOutcome(first, timeZone),
      state: first.state,
    }));
}

function inOrder(one: Reminder, other: Reminder): number {
  const isAhead = ({ state }: Reminder) => state === 'WAITING';
  if (isAhead(one) !== isAhead(other)) return isAhead(one) ? -1 : 1;
  const [earlier, later] = isAhead(one) ? [one, other] : [other, one];
  return earlier.dueAt.localeCompare(later.dueAt);
}

function describeOutcome({ state, cause, dueAt, settledAt }: Reminder, timeZone: string): string {
  const at = (instant: string) => printWallTime(wallTimeAt(Date.parse(instant), timeZone));
  if (state === 'WAITING') return TIMELINE.planned({ time: at(dueAt) });
  return state === 'SENT' ? TIMELINE.sent({ time: at(settledAt ?? dueAt) }) : TIMELINE.calledOff({ cause });
}
