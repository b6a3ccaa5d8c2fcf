import type { Context } from '#context.ts';
import { UnreadableCalendar } from '#engines/calendar-files/unreadable-calendar.ts';
import { readCalendar } from '#engines/calendar-reader/calendar-reader.ts';
import type { ReaderTasks } from '#engines/calendar-reader/reader-tasks.ts';
import { admitCalendarFile } from '#features/auth/limits/limits.service.ts';
import { AppError, invalidField } from '#lib/app-error.ts';

type FileTask = 'busyTimes' | 'holidayFile';

/** Whose file is read just now. Each person has one read at a time, so that nobody fills the queue alone. */
const reading = new Set<string>();

/**
 * What a calendar file that somebody sent says. The refusal of one that is not taken stands at the field `ics` and says
 * what to do; RATE_LIMITED where they sent many, or the last one is still being read.
 */
export async function readCalendarFile<Task extends FileTask>(
  context: Context,
  userId: string,
  task: Task,
  question: ReaderTasks[Task]['question'],
): Promise<ReaderTasks[Task]['answer']> {
  if (reading.has(userId)) throw stillReading();
  reading.add(userId);
  try {
    await admitCalendarFile(context, userId);
    return await readCalendar(task, question);
  } catch (error) {
    if (error instanceof UnreadableCalendar) throw invalidField('ics', error.message);
    throw error;
  } finally {
    reading.delete(userId);
  }
}

const stillReading = (): AppError =>
  new AppError('RATE_LIMITED', {
    message: 'Your last calendar file is still being read. Wait a moment and try again.',
    retryAfterSeconds: 2,
  });
