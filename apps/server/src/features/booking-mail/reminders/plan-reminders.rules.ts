import { REMINDER_KINDS } from '@slotwise/contract/bookings/reminders.schema';
import { isUnderWay, whyTooLate } from './causes.rules.ts';
import {
  listDueDates,
  listReaders,
  startFor,
  SUBJECTS,
  type Facts,
  type Planned,
} from './reminders.rules.ts';

/** Every reminder a booking needs from now on; of the nudges for a scorecard that is owed, also the latest. */
export function remindersFor(facts: Facts, now: Date): Planned[] {
  if (facts.isSample) return [];
  return REMINDER_KINDS.filter((kind) => isUnderWay(SUBJECTS[kind], facts, now)).flatMap((kind) => {
    const subject = SUBJECTS[kind];
    const mayComeLate = subject === 'SCORECARD' || subject === 'LATE_PANEL';
    const dues = listDueDates(kind, facts).filter((dueAt) =>
      mayComeLate ? whyTooLate({ kind, dueAt }, facts, now) === null : dueAt > now,
    );
    return dues.flatMap((dueAt) =>
      listReaders(subject, facts).map((reader) => ({
        kind,
        reader,
        forStart: startFor(subject, facts),
        dueAt,
      })),
    );
  });
}
