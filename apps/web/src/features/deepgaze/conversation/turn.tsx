import type { Answer, AskedQuestion, Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import { Button, Loader } from '@mantine/core';

import { RetryNote } from '#ui/notes/retry-note.tsx';
import type { Place } from '../use-place.ts';
import { AnswerRow } from './answer-row.tsx';
import { coverageText } from './answer-words.model.ts';
import { Comparison, MOST_BESIDE } from './comparison.tsx';
import classes from './conversation.module.css';
import { askingAgain } from './read-since.model.ts';
import { Reading } from './reading.tsx';
import type { Pending } from './use-conversation.ts';
import { ASKING } from './conversation.texts.ts';

type Ask = (question: string, more?: { interpretation?: Interpretation }) => unknown;
type Props = {
  asked: AskedQuestion;
  place: Place;
  isAnswering: boolean;
  onAsk: Ask;
  onMore: () => void;
  /** Whether its reading was changed by hand, so that the question alone no longer says what was asked. */
  isChanged: boolean;
  /** How many files were read since it was answered; 0 if a new answer would be no more complete. */
  readSince: number;
};

/** One question with its answer: how it was read, who it finds and the words that prove it. */
export function Turn({ asked, place, isAnswering, onAsk, onMore, isChanged, readSince }: Props) {
  const { question, data } = asked;
  const { rows, page, notes, suggestions, interpretation, refused } = data;
  const left = page.total - rows.length;
  return (
    <article className={classes.turn} aria-label={question}>
      <p className={classes.asked}>
        {question}
        {isChanged && (
          <span className="caption light block">{ASKING.changedTo({ words: interpretation.inWords })}</span>
        )}
      </p>
      <p className={classes.answer}>{data.answer}</p>
      {readSince > 0 && (
        <p className="row wraps small touch-buttons">
          {ASKING.readSince({ count: readSince })}
          <Button
            size="compact-sm"
            variant="default"
            disabled={isAnswering}
            onClick={() => void onAsk(...askingAgain(asked, isChanged))}
          >
            {ASKING.again()}
          </Button>
        </p>
      )}
      {!refused && (
        <Reading
          interpretation={interpretation}
          isAnswering={isAnswering}
          onChange={(changed) => void onAsk(question, { interpretation: changed })}
        />
      )}
      {!refused &&
        notes.map((note) => (
          <p key={note} className="caption">
            {note}
          </p>
        ))}
      <Rows data={data} place={place} />
      {left > 0 && (
        <Button className={classes.more} size="xs" variant="default" loading={isAnswering} onClick={onMore}>
          {ASKING.more({ count: Math.min(left, page.pageSize), left })}
        </Button>
      )}
      {suggestions.length > 0 && <Suggestions {...{ suggestions, isAnswering, onAsk }} />}
      {!refused && <p className="caption tabular">{coverageText(data, readSince > 0)}</p>}
    </article>
  );
}

function Rows({ data: { rows, interpretation }, place }: { data: Answer; place: Place }) {
  if (rows.length === 0) return null;
  const isNextTo = interpretation.op === 'COMPARE' && rows.length > 1 && rows.length <= MOST_BESIDE;
  if (isNextTo) return <Comparison rows={rows} place={place} />;
  return (
    <ul className="stack gap-md" aria-label={ASKING.found()}>
      {rows.map((row) => (
        <AnswerRow key={row.resumeId} row={row} place={place} />
      ))}
    </ul>
  );
}

type SuggestionProps = { suggestions: string[]; isAnswering: boolean; onAsk: Ask };

function Suggestions({ suggestions, isAnswering, onAsk }: SuggestionProps) {
  return (
    <div className={classes.suggestions} role="group" aria-label={ASKING.next()}>
      {suggestions.map((question) => (
        <Button
          key={question}
          size="compact-sm"
          variant="default"
          disabled={isAnswering}
          onClick={() => void onAsk(question)}
        >
          {question}
        </Button>
      ))}
    </div>
  );
}

/** A question without an answer: still waiting, or why there is none. */
export function PendingTurn({ pending, onRetry }: { pending: Pending; onRetry: () => void }) {
  return (
    <article className={classes.turn} aria-label={pending.question}>
      <p className={classes.asked}>{pending.question}</p>
      {pending.failure ? (
        <RetryNote title={ASKING.noAnswer()} failure={pending.failure} onRetry={onRetry} />
      ) : (
        <p className="row small dimmed" role="status">
          <Loader size={14} /> {ASKING.searching()}
        </p>
      )}
    </article>
  );
}
