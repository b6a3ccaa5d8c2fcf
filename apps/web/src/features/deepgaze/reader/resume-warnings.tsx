import type { ResumeText } from '@slotwise/contract/deepgaze/resumes.schema';
import { EyeOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { AlertNote } from '#ui/notes/alert-note.tsx';
import { DEEPGAZE } from '../deepgaze.texts.ts';
import { CAUTION_WORDS } from '../words.texts.ts';
import classes from './reader.module.css';

const PLAIN = ['READ_BY_OCR', 'OTHER_LANGUAGE', 'COLUMNS_MIXED'] as const;

/** Warnings about this resume: hidden words, words addressed to machines, and how reliable the reading is. */
export function ResumeWarnings({ read }: { read: ResumeText }) {
  const { hidden, addressedToMachines, text, resume } = read;
  const notes = PLAIN.filter((flag) => resume.flags.includes(flag)).map((flag) => CAUTION_WORDS[flag]());
  if (hidden.length + addressedToMachines.length + notes.length === 0) return null;
  return (
    <div className={classes.warnings}>
      {hidden.length > 0 && (
        <Warning
          sign={EyeOff}
          title={DEEPGAZE.hiddenWords()}
          quotes={hidden.map(({ page, text: words }) => DEEPGAZE.quoteOnPage({ words: words.trim(), page }))}
        />
      )}
      {addressedToMachines.length > 0 && (
        <Warning
          sign={TriangleAlert}
          title={DEEPGAZE.machineWords()}
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
      <p key={quote} className="fine">
        {quote}
      </p>
    ))}
  </AlertNote>
);
