import type { ResumeText } from '@slotwise/contract/deepgaze/resumes.schema';
import { EyeOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { AlertNote } from '#ui/notes/alert-note.tsx';
import classes from './reader.module.css';

const PLAIN: Partial<Record<ResumeText['resume']['flags'][number], string>> = {
  READ_BY_OCR: 'This is a picture; its words were recognised by a program and may be wrong.',
  OTHER_LANGUAGE: 'In this language only names, emails, phones and plain words are understood.',
  COLUMNS_MIXED: 'The lines of its columns may stand in the wrong order in the text.',
};

/** What a reader of this resume has to know: hidden words, words to machines, and how sure the reading is. */
export function ResumeWarnings({ read }: { read: ResumeText }) {
  const { hidden, addressedToMachines, text, resume } = read;
  const notes = resume.flags.flatMap((flag) => PLAIN[flag] ?? []);
  if (hidden.length + addressedToMachines.length + notes.length === 0) return null;
  return (
    <div className={classes.warnings}>
      {hidden.length > 0 && (
        <Warning
          sign={EyeOff}
          title="No one who opens this file sees these words. They count for nothing."
          quotes={hidden.map(({ page, text: words }) => `“${words.trim()}”, page ${page}`)}
        />
      )}
      {addressedToMachines.length > 0 && (
        <Warning
          sign={TriangleAlert}
          title="These words tell a machine what to do. Nothing follows them."
          quotes={addressedToMachines.map(({ start, end }) => `“${text.slice(start, end).trim()}”`)}
        />
      )}
      {notes.map((note) => (
        <Warning key={note} sign={TriangleAlert} title={note} quotes={[]} />
      ))}
    </div>
  );
}

type Props = { sign: typeof EyeOff; title: ReactNode; quotes: string[] };

const Warning = ({ sign, title, quotes }: Props) => (
  <AlertNote sign={sign} tone="waiting">
    <p>{title}</p>
    {quotes.map((quote) => (
      <p key={quote} className={classes.hiddenWords}>
        {quote}
      </p>
    ))}
  </AlertNote>
);
