import { Button } from '@mantine/core';
import { Briefcase, Eraser } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';

import { RemoveQuestion } from '#ui/dialogs/remove-question.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { selectResumes, selectZips } from '../deepgaze-state.model.ts';
import type { Place } from '../use-place.ts';
import { isChangedReading, questionsToBeginWith } from './answer-words.model.ts';
import { Composer } from './composer.tsx';
import classes from './conversation.module.css';
import { readSince } from './read-since.model.ts';
import { PendingTurn, Turn } from './turn.tsx';
import type { Conversation } from './use-conversation.ts';
import { useQuestionBox } from './use-question-box.ts';
import { useScrollToNewest } from './use-scroll-to-newest.ts';
import { ASKING } from './conversation.texts.ts';

/** Arrows and Page Down scroll only the focused element. */
const FOCUSABLE = { tabIndex: 0 };

type Props = {
  conversation: Conversation;
  place: Place;
  /** What the questions are about, in words. */
  about: string;
  /** Absent if they are about all zips. */
  zipId: string | undefined;
};

/** Questions and answers about a zip, oldest first, and the box for the next question. */
export function ConversationPane({ conversation, place, about, zipId }: Props) {
  const zips = useSelector(selectZips);
  const { loaded, turns, pending, isAnswering, send, showMore } = conversation;
  const scroller = useScrollToNewest({
    count: turns.length,
    isWaiting: pending !== null,
    isChosen: (place.view ?? 'questions') === 'questions',
  });
  const { box, text, setText, take } = useQuestionBox(send);
  const isEmpty = turns.length === 0 && !pending;
  return (
    <section className="column slim short grows" aria-label={ASKING.questions()}>
      <Head about={about} conversation={conversation} onJob={place.askForJob} />
      <div
        ref={scroller}
        className={classes.turns}
        role="log"
        aria-label={ASKING.answers()}
        aria-live="polite"
        {...FOCUSABLE}
      >
        {!loaded.data && loaded.loading && <SkeletonRows rows={2} label={ASKING.loading()} />}
        {!loaded.data && loaded.failure && (
          <RetryNote title={ASKING.notLoaded()} failure={loaded.failure} onRetry={loaded.reload} />
        )}
        {isEmpty && loaded.data && <Beginning zipId={zipId} onAsk={send} />}
        {turns.map((turn, index) => (
          <Turn
            key={turn.queryId}
            asked={turn}
            place={place}
            isAnswering={isAnswering}
            onAsk={take}
            onMore={() => void showMore(turn)}
            isChanged={isChangedReading(turn, turns.slice(0, index))}
            readSince={readSince(turn, zips)}
          />
        ))}
        {pending && <PendingTurn pending={pending} onRetry={() => void send(pending.question, pending)} />}
      </div>
      <Composer
        box={box}
        text={text}
        onText={setText}
        isAnswering={isAnswering}
        hasTurns={turns.length > 0}
        onAsk={(question) => void send(question)}
      />
    </section>
  );
}

type HeadProps = Pick<Props, 'about' | 'conversation'> & { onJob: () => void };

/** What is asked about, and buttons to match a job and to start over. */
function Head({ about, conversation, onJob }: HeadProps) {
  const { turns, forget } = conversation;
  const [isClearing, setClearing] = useState(false);
  return (
    <div className={classes.head}>
      <h2 className="slim grows title breaks">{ASKING.about({ about })}</h2>
      <Button
        size="compact-xs"
        variant="subtle"
        leftSection={<Briefcase size={13} aria-hidden />}
        onClick={onJob}
      >
        {ASKING.matchJob()}
      </Button>
      {turns.length > 0 && (
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={<Eraser size={13} aria-hidden />}
          onClick={() => setClearing(true)}
        >
          {ASKING.clearMenu()}
        </Button>
      )}
      {isClearing && (
        <RemoveQuestion
          title={ASKING.askClear()}
          keep={ASKING.keep()}
          confirm={ASKING.clear()}
          onRemove={forget}
          onClose={() => setClearing(false)}
          onRemoved={() => undefined}
        >
          {ASKING.clearing({ count: turns.length })}
        </RemoveQuestion>
      )}
    </div>
  );
}

type BeginningProps = { zipId: string | undefined; onAsk: (question: string) => unknown };

function Beginning({ zipId = '', onAsk }: BeginningProps) {
  const questions = questionsToBeginWith(useSelector(selectResumes)[zipId] ?? []);
  return (
    <div className={classes.beginning}>
      <p>{ASKING.beginning()}</p>
      {questions.map((question) => (
        <Button key={question} size="xs" variant="default" onClick={() => void onAsk(question)}>
          {question}
        </Button>
      ))}
    </div>
  );
}
