import type { AnswerRow, Evidence } from '@slotwise/contract/deepgaze/questions.schema';
import { UnstyledButton } from '@mantine/core';
import { FileText } from 'lucide-react';
import type { Place } from '../use-place.ts';
import { ASKING } from './conversation.texts.ts';
import classes from './quotes.module.css';

type Props = { row: Pick<AnswerRow, 'resumeId' | 'fileName' | 'evidence'>; place: Place };

/** The words of a resume that support an answer; each opens its page. */
export const Quotes = ({ row: { resumeId, fileName, evidence }, place }: Props) =>
  evidence.map((one) => (
    <Quote
      key={`${one.start}-${one.end}`}
      evidence={one}
      fileName={fileName}
      isOpen={
        place.resumeId === resumeId && place.stretch?.start === one.start && place.stretch.end === one.end
      }
      onOpen={() => place.openResume(resumeId, { start: one.start, end: one.end }, 'questions')}
    />
  ));

type QuoteProps = { evidence: Evidence; fileName: string; isOpen: boolean; onOpen: () => void };

function Quote({ evidence: { quote, page }, fileName, isOpen, onOpen }: QuoteProps) {
  return (
    <UnstyledButton className={classes.quote} aria-current={isOpen || undefined} onClick={onOpen}>
      <span className={classes.words}>“{quote}”</span>
      <span className={classes.source}>
        <FileText size={12} aria-hidden />
        {ASKING.source({ fileName, page })}
      </span>
    </UnstyledButton>
  );
}
