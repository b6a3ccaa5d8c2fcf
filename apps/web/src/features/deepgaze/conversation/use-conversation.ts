import { listQuestions } from '@slotwise/contract/deepgaze/questions.endpoints';
import type {
  Answer,
  AskedQuestion,
  Interpretation,
  Question,
} from '@slotwise/contract/deepgaze/questions.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useState } from 'react';
import { useAnswer } from '#state/use-answer.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { ask, changeTurns, conversationAbout, forgetConversation } from '../deepgaze.actions.ts';

/** A question that is waiting for its answer, or failed. */
export type Pending = { question: string; interpretation?: Interpretation; failure: Failure | null };

const NONE: AskedQuestion[] = [];

/**
 * The user's own conversation about a zip, whose name is sent with each question; an empty `contextId` means all zips,
 * null none yet.
 */
export function useConversation(contextId: string | null, zipFileName: string) {
  const dispatch = useAppDispatch();
  const request = contextId === null ? null : conversationAbout(contextId);
  const { isCurrent, data, ...loaded } = useAnswer(listQuestions, request, { always: true });
  const [pendings, setPendings] = useState<Record<string, Pending | null>>({});
  const { isAnswering, askNow } = useAsking({ contextId: contextId ?? '', zipFileName });

  // Until another conversation is read, the previous one's turns are still there.
  const read = isCurrent ? data : null;
  const turns = read?.data ?? NONE;
  const context = contextId ?? '';
  const put = (pending: Pending | null) => setPendings((before) => ({ ...before, [context]: pending }));

  const send = async (question: string, more: Pick<Question, 'interpretation' | 'follows'> = {}) => {
    const waiting = { question, ...more, failure: null };
    put(waiting);
    const response = await askNow({ question, ...more });
    if (isFailure(response)) return put({ ...waiting, failure: response });
    put(null);
    const { queryId, queryResult, data } = response;
    const turn = { queryId, contextId, question, askedAt: new Date().toISOString(), queryResult, data };
    const isOther = (one: AskedQuestion) => one.queryId !== queryId;
    dispatch(changeTurns(context, (shown) => [...shown.filter(isOther), turn]));
  };
  /** Reads the next page of a displayed answer. */
  const showMore = async ({ queryId, question, data }: AskedQuestion) => {
    const { interpretation } = data;
    const page = Math.floor(data.rows.length / data.page.pageSize) + 1;
    const body = { question, interpretation, follows: queryId, page };
    const response = await askNow({ ...body, pageSize: data.page.pageSize });
    if (isFailure(response)) return;
    const withMore = (turn: AskedQuestion) =>
      turn.queryId === queryId ? { ...turn, data: joinPages(turn.data, response.data) } : turn;
    dispatch(changeTurns(context, (shown) => shown.map(withMore)));
  };
  const forget = async () => {
    const response = await dispatch(forgetConversation(context));
    if (!isFailure(response)) put(null);
    return response;
  };
  return {
    loaded: { ...loaded, data: read },
    turns,
    pending: pendings[context] ?? null,
    isAnswering,
    send,
    showMore,
    forget,
  };
}

/** Asks about these resumes, and reports whether a question is pending. */
function useAsking(about: Pick<Question, 'contextId' | 'zipFileName'>) {
  const dispatch = useAppDispatch();
  const [waiting, setWaiting] = useState(0);
  const askNow = async (question: Question) => {
    setWaiting((now) => now + 1);
    const response = await dispatch(ask({ ...about, ...question }));
    setWaiting((now) => now - 1);
    return response;
  };
  return { isAnswering: waiting > 0, askNow };
}

export type Conversation = ReturnType<typeof useConversation>;

/** The rows of both pages, without duplicates. */
function joinPages(before: Answer, next: Answer): Answer {
  const known = new Set(before.rows.map(({ resumeId }) => resumeId));
  return { ...before, rows: [...before.rows, ...next.rows.filter(({ resumeId }) => !known.has(resumeId))] };
}
