import { LIMITS } from '@slotwise/contract/limits';
import { ListFilter } from 'lucide-react';
import type { Answer } from '#state/use-answer.ts';
import { AlertNote } from '#ui/notes/alert-note.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { CALENDAR } from './calendar.texts.ts';

type Props = { title: string; answers: Answer<object>[]; isCut: boolean | undefined };

/** What could not be loaded, and whether an answer was too small for all meetings. */
export function AnswerNotes({ title, answers, isCut }: Props) {
  return (
    <>
      {answers.map(
        ({ failure, reload }, n) =>
          failure && <RetryNote key={n} title={title} failure={failure} onRetry={reload} />,
      )}
      {isCut && (
        <AlertNote tone="waiting" sign={ListFilter}>
          {CALENDAR.isCut({ count: LIMITS.calendarMeetings })}
        </AlertNote>
      )}
    </>
  );
}
