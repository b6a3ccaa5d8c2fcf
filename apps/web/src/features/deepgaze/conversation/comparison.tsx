import type { AnswerRow } from '@slotwise/contract/deepgaze/questions.schema';
import { VisuallyHidden } from '@mantine/core';

import { fieldWord, inOrder } from '../deepgaze-words.model.ts';
import type { Place } from '../use-place.ts';
import { VerdictTag } from '../verdict-tag.tsx';
import { PersonLink } from './answer-row.tsx';
import classes from './comparison.module.css';
import { Quotes } from './quotes.tsx';
import { ASKING } from './conversation.texts.ts';

type Props = { rows: AnswerRow[]; place: Place };

/** Up to this many people are shown side by side; more are listed below each other. */
export const MOST_BESIDE = 4;

const FOCUSABLE = { tabIndex: 0 };

/** People side by side, one column each, with the supporting words behind each name. */
export function Comparison({ rows, place }: Props) {
  const fields = inOrder([...new Set(rows.flatMap((row) => Object.keys(row.fields)))]);
  return (
    <>
      <div className="scrolls-wide" role="region" aria-label={ASKING.comparison()} {...FOCUSABLE}>
        <table className={classes.table} aria-label={ASKING.found()}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{ASKING.compared()}</VisuallyHidden>
              </th>
              {rows.map((row) => (
                <th key={row.resumeId} scope="col">
                  <PersonLink row={row} place={place} />
                  <VerdictTag verdict={row.verdict} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{fieldWord(field)}</th>
                {rows.map((row) => (
                  <td key={row.resumeId}>
                    {row.fields[field]?.join(', ') || <em className="dimmed">{ASKING.notStated()}</em>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.map((row) => (
        <Proof key={row.resumeId} row={row} place={place} />
      ))}
    </>
  );
}

function Proof({ row, place }: { row: AnswerRow; place: Place }) {
  const { candidateName, fileName, evidence, note } = row;
  if (evidence.length === 0 && !note) return null;
  return (
    <details className={classes.proof}>
      <summary>{ASKING.quotes({ name: candidateName || fileName, count: evidence.length })}</summary>
      {note && <p>{note}</p>}
      <Quotes row={row} place={place} />
    </details>
  );
}
