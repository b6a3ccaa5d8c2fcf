import type { Context, Session } from '#context.ts';
import { UnreadableCalendar } from '#engines/calendar-files/unreadable-calendar.ts';
import { readCalendar } from '#engines/calendar-reader/calendar-reader.ts';
import type { ReaderTasks } from '#engines/calendar-reader/reader-tasks.ts';
import { admitCalendarFile } from '#features/auth/limits.service.ts';
import { AppError, invalidField } from '#lib/app-error.ts';

type FileTask = 'busyTimes' | 'holidayFile';

/** People whose calendar is being read. One read per person, so that no one fills the queue alone. */
const reading = new Set<string>();

/** Reads a calendar for someone who waits. RATE_LIMITED if they sent many, or if the last one is still being read. */
export async function oneAtATime<T>(context: Context, userId: string, read: () => Promise<T>): Promise<T> {
  if (reading.has(userId)) throw stillReading();
  reading.add(userId);
  try {
    await admitCalendarFile(context, userId);
    return await read();
  } finally {
    reading.delete(userId);
  }
}

/** Reads a calendar file. The refusal of an unacceptable one is at the field `ics`. */
export async function readCalendarFile<Task extends FileTask>(
  context: Context,
  { vendorId, userId }: Pick<Session, 'vendorId' | 'userId'>,
  task: Task,
  question: ReaderTasks[Task]['question'],
): Promise<ReaderTasks[Task]['answer']> {
  try {
    return await oneAtATime(context, userId, () => readCalendar(task, question, { owner: vendorId }));
  } catch (error) {
    if (error instanceof UnreadableCalendar) throw invalidField('ics', error.message);
    throw error;
  }
}

const stillReading = (): AppError =>
  new AppError('RATE_LIMITED', {
    message: 'Your last calendar is still being read. Wait a moment and try again.',
    retryAfterSeconds: 2,
  });
