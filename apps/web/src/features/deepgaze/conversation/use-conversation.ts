import type {
  Answer,
  AskedQuestion,
  Interpretation,
  Question,
} from '@slotwise/contract/deepgaze/questions.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useRef, useState } from 'react';
import { useLoaded } from '#lib/use-loaded.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { ask, forgetConversation, readConversation } from '../deepgaze.actions.ts';

/** A question that waits for its answer, or got none. */
export type Pending = { question: string; interpretation?: Interpretation; failure: Failure | null };

/** What was asked since the conversation of a zip was read. */
type Kept = { of: string | null; asked: AskedQuestion[] | null; pending: Pending | null };

const NONE: AskedQuestion[] = [];

/** The own conversation about a zip; an empty `contextId` is the one about all of them, null is none yet. */
export function useConversation(contextId: string | null) {
  const dispatch = useAppDispatch();
  const loaded = useLoaded(contextId, async () => {
    const response = await readConversation(contextId ?? '');
    return isFailure(response) ? response : { ...response, of: contextId };
  });
  const [kept, setKept] = useState<Kept>({ of: contextId, asked: null, pending: null });
  const current = useRef(contextId);
  current.current = contextId;

  // Until another conversation is read, those of the one before are still there.
  const read = loaded.data?.of === contextId ? loaded.data : null;
  const own = kept.of === contextId ? kept : { of: contextId, asked: null, pending: null };
  const turns = own.asked ?? read?.data ?? NONE;
  // An answer that comes after another zip was chosen is read with its own conversation.
  const isHere = () => current.current === contextId;

  const send = async (question: string, more: Pick<Question, 'interpretation' | 'follows'> = {}) => {
    const waiting = { question, ...more, failure: null };
    setKept({ ...own, pending: waiting });
    const response = await dispatch(ask({ contextId: contextId ?? '', question, ...more }));
    if (!isHere()) return;
    if (isFailure(response)) return setKept({ ...own, pending: { ...waiting, failure: response } });
    const { queryId, queryResult, data } = response;
    const turn = { queryId, contextId, question, askedAt: new Date().toISOString(), queryResult, data };
    setKept({ ...own, asked: [...turns, turn], pending: null });
  };
  /** Reads the next page of an answer that is shown. */
  const showMore = async ({ queryId, question, data }: AskedQuestion) => {
    const { interpretation } = data;
    const page = Math.floor(data.rows.length / data.page.pageSize) + 1;
    const body = { contextId: contextId ?? '', question, interpretation, follows: queryId, page };
    const response = await dispatch(ask({ ...body, pageSize: data.page.pageSize }));
    if (isFailure(response) || !isHere()) return;
    const asked = turns.map((turn) =>
      turn.queryId === queryId ? { ...turn, data: joined(turn.data, response.data) } : turn,
    );
    setKept({ ...own, asked });
  };
  const forget = async () => {
    const response = await dispatch(forgetConversation(contextId ?? ''));
    if (!isFailure(response) && isHere()) setKept({ ...own, asked: [], pending: null });
    return response;
  };
  return { loaded: { ...loaded, data: read }, turns, pending: own.pending, send, showMore, forget };
}

export type Conversation = ReturnType<typeof useConversation>;

/** The rows of both pages, each resume once. */
function joined(before: Answer, next: Answer): Answer {
  const known = new Set(before.rows.map(({ resumeId }) => resumeId));
  return { ...before, rows: [...before.rows, ...next.rows.filter(({ resumeId }) => !known.has(resumeId))] };
}
