import { answerInThread } from '#lib/threads/answer-in-thread.ts';
import { UnreadableCalendar } from '../calendar-files/unreadable-calendar.ts';
import type { ReaderMessage, ReaderTask, ReaderTasks } from './reader-tasks.ts';

type Answer = ReaderTasks[keyof ReaderTasks]['answer'];

/** Each task loads only what it needs: the world's holiday data is large. */
async function answerTo(task: ReaderTask): Promise<Answer> {
  switch (task.kind) {
    case 'busyTimes':
      return (await import('../busy-times/read-busy-times.ts')).readBusyTimes(task.question);
    case 'calDavTimes':
      return (await import('../busy-times/read-caldav-times.ts')).readCalDavTimes(task.question);
    case 'calendarReply':
      return (await import('../calendar-replies/read-reply.ts')).readReply(task.question);
    case 'mail':
      return (await import('../calendar-replies/read-mail.ts')).readMail(task.question);
    case 'holidayFile':
      return (await import('../holiday-days/read-holiday-file.ts')).readHolidayFile(task.question);
    case 'countryHolidays':
      return (await import('../holiday-days/country-holidays.ts')).countryHolidays(task.question);
    case 'holidayCountries':
      return (await import('../holiday-days/country-holidays.ts')).holidayCountries();
  }
}

async function messageFor(task: ReaderTask): Promise<ReaderMessage> {
  try {
    return { answer: await answerTo(task) };
  } catch (error) {
    if (error instanceof UnreadableCalendar) return { refusal: { fault: error.fault, remedy: error.remedy } };
    throw error;
  }
}

await answerInThread((task) => messageFor(task as ReaderTask));
