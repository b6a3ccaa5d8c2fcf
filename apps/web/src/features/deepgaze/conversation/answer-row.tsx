import type { AnswerRow as Row } from '@slotwise/contract/deepgaze/questions.schema';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { fieldWord, inOrder } from '../deepgaze-words.model.ts';
import { ScheduleLink } from '../schedule-link.tsx';
import type { Place } from '../use-place.ts';
import { VerdictTag } from '../verdict-tag.tsx';
import classes from './answer-row.module.css';
import { Quotes } from './quotes.tsx';
import { ASKING } from './conversation.texts.ts';

type Props = { row: Row; place: Place };

/** One resume's part of an answer: what it says, and the words that prove it. */
export function AnswerRow({ row, place }: Props) {
  const { verdict, fields, note, alsoIn } = row;
  return (
    <li className="stack gap-2xs">
      <div className="row">
        <PersonLink row={row} place={place} />
        <VerdictTag verdict={verdict} />
        <span className="to-right">
          <ScheduleLink {...row} />
        </span>
      </div>
      <Fields fields={fields} />
      {note && <p className="caption">{note}</p>}
      {alsoIn && <p className="caption">{ASKING.alsoIn({ zips: alsoIn.join(', ') })}</p>}
      <Quotes row={row} place={place} />
    </li>
  );
}

type PersonProps = { row: Pick<Row, 'resumeId' | 'candidateName' | 'fileName'>; place: Place };

/** The person, or the file if no name is known; links to the resume. */
export const PersonLink = ({ row: { resumeId, candidateName, fileName }, place }: PersonProps) => (
  <Anchor
    component={Link}
    to={place.addressOfResume(resumeId, 'questions')}
    preventScrollReset
    className={classes.name}
  >
    {candidateName || fileName}
  </Anchor>
);

function Fields({ fields }: { fields: Row['fields'] }) {
  const names = inOrder(Object.keys(fields));
  if (names.length === 0) return null;
  return (
    <dl className={classes.fields}>
      {names.map((name) => (
        <div key={name}>
          <dt className="dimmed">{fieldWord(name)}</dt>
          <dd>{fields[name]?.join(', ') || <em className="dimmed">{ASKING.notStated()}</em>}</dd>
        </div>
      ))}
    </dl>
  );
}
