import { Button } from '@mantine/core';
import { FileLock, FileX, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PdfTrouble } from './pdf-engine.ts';
import classes from './pdf-note.module.css';
import { PDF } from './pdf.texts.ts';

const WORDS: Record<PdfTrouble, { title: () => string; text: () => string }> = {
  broken: {
    title: PDF.broken,
    text: PDF.brokenHint,
  },
  locked: {
    title: PDF.locked,
    text: PDF.lockedHint,
  },
  stuck: {
    title: PDF.stuck,
    text: PDF.stuckHint,
  },
};

type Props = { trouble: PdfTrouble; onRetry: () => void; acts?: ReactNode };

/** Shown instead of the pages: why they are missing, and how to continue. */
export function PdfNote({ trouble, onRetry, acts }: Props) {
  const { title, text } = WORDS[trouble];
  const Icon = trouble === 'locked' ? FileLock : FileX;
  return (
    <div className={classes.note} role="alert">
      <Icon className="mb-xs dimmed" size={28} aria-hidden />
      <p className="strong">{title()}</p>
      <p className={classes.text}>{text()}</p>
      <div className={classes.acts}>
        {acts}
        {trouble === 'stuck' && (
          <Button
            size="xs"
            variant="default"
            leftSection={<RotateCw size={14} aria-hidden />}
            onClick={onRetry}
          >
            {PDF.tryAgain()}
          </Button>
        )}
      </div>
    </div>
  );
}
