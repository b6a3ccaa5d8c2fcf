import { Button } from '@mantine/core';
import { FileLock, FileX, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PdfTrouble } from './pdf-engine.ts';
import classes from './pdf-note.module.css';

const WORDS: Record<PdfTrouble, { title: string; text: string }> = {
  broken: {
    title: 'This file cannot be read as a PDF',
    text: 'It is damaged or incomplete. Download it and try another program, or ask for a new copy.',
  },
  locked: {
    title: 'This PDF asks for a password',
    text: 'Download it and open it with the password, or ask the sender for a copy without one.',
  },
  stuck: {
    title: 'The reader did not start',
    text: 'A part of it could not be loaded. Check the connection and try again, or download the file.',
  },
};

type Props = { trouble: PdfTrouble; onRetry: () => void; acts?: ReactNode };

/** Stands where the pages would: why they do not show, and the ways on. */
export function PdfNote({ trouble, onRetry, acts }: Props) {
  const { title, text } = WORDS[trouble];
  const Icon = trouble === 'locked' ? FileLock : FileX;
  return (
    <div className={classes.note} role="alert">
      <Icon className={classes.icon} size={28} aria-hidden />
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{text}</p>
      <div className={classes.acts}>
        {acts}
        {trouble === 'stuck' && (
          <Button
            size="xs"
            variant="default"
            leftSection={<RotateCw size={14} aria-hidden />}
            onClick={onRetry}
          >
            Try again
          </Button>
        )}
      </div>
    </div>
  );
}
