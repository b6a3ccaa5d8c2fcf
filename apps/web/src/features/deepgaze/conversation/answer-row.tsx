import type { AnswerRow as Row, Evidence } from '@slotwise/contract/deepgaze/questions/questions.schema';
import { Anchor, UnstyledButton } from '@mantine/core';
import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { fieldWord } from '../deepgaze-words.model.ts';
import { ScheduleLink } from '../resumes/schedule-link.tsx';
import type { Place } from '../use-place.ts';
import { VerdictTag } from '../verdict-tag.tsx';
import classes from './answer-row.module.css';

/** One resume's part of an answer: what it says, and the words that say so. */
export function AnswerRow({ row, place }: { row: Row; place: Place }) {
  const { resumeId, candidateName, fileName, verdict, fields, evidence, note } = row;
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <Anchor
          component={Link}
          to={place.addressOfResume(resumeId, 'questions')}
          preventScrollReset
          className={classes.name}
        >
          {candidateName || fileName}
        </Anchor>
        <VerdictTag verdict={verdict} />
        <span className={classes.act}>
          <ScheduleLink {...row} />
        </span>
      </div>
      <Fields fields={fields} />
      {note && <p className={classes.note}>{note}</p>}
      {evidence.map((one) => (
        <Quote
          key={`${one.start}-${one.end}`}
          evidence={one}
          fileName={fileName}
          isOpen={
            place.resumeId === resumeId && place.stretch?.start === one.start && place.stretch.end === one.end
          }
          onOpen={() => place.openResume(resumeId, { start: one.start, end: one.end }, 'questions')}
        />
      ))}
    </li>
  );
}

function Fields({ fields }: { fields: Row['fields'] }) {
  const named = Object.entries(fields);
  if (named.length === 0) return null;
  return (
    <dl className={classes.fields}>
      {named.map(([name, values]) => (
        <div key={name}>
          <dt>{fieldWord(name)}</dt>
          <dd>{values.length > 0 ? values.join(', ') : <em>not stated</em>}</dd>
        </div>
      ))}
    </dl>
  );
}

type QuoteProps = { evidence: Evidence; fileName: string; isOpen: boolean; onOpen: () => void };

function Quote({ evidence: { quote, page }, fileName, isOpen, onOpen }: QuoteProps) {
  return (
    <UnstyledButton className={classes.quote} aria-current={isOpen || undefined} onClick={onOpen}>
      <span className={classes.words}>“{quote}”</span>
      <span className={classes.source}>
        <FileText size={12} aria-hidden />
        {fileName}, page {page}
      </span>
    </UnstyledButton>
  );
}
