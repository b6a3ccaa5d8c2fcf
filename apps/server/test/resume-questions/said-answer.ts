import type { AnswerRow, Verdict } from '@slotwise/contract/deepgaze/questions/questions.schema';
import { answerQuestion } from '#engines/resume-questions/answer-question.ts';
import type { EngineAnswer } from '#engines/resume-questions/answer-parts.ts';
import type { QuestionMemory } from '#engines/resume-questions/question-memory.ts';
import { readQuestion } from '#engines/resume-questions/read-question.ts';
import { INVENTED_PEOPLE } from './invented-people.ts';
import { inventedIndex } from './invented-resumes.ts';

const { index, source } = inventedIndex(INVENTED_PEOPLE);
const MOST_NAMES = 6;

/** Asks questions one after another in a conversation, and answers the last. */
export async function askInvented(...questions: string[]): Promise<EngineAnswer> {
  let memory: QuestionMemory | null = null;
  let answer: EngineAnswer | null = null;
  for (const question of questions) {
    const interpretation = readQuestion(question, index, memory);
    answer = await answerQuestion(interpretation, { index, source, page: 1, pageSize: 50 });
    memory = { interpretation, resumeIds: answer.rows.map(({ resumeId }) => resumeId) };
  }
  if (!answer) throw new Error('Nothing was asked.');
  return answer;
}

function namesOf(rows: readonly AnswerRow[], verdict: Verdict): string {
  const names = rows.filter((row) => row.verdict === verdict).map(({ candidateName }) => candidateName);
  return names.length > MOST_NAMES ? `${names.length} people` : names.toSorted().join(', ');
}

/**
 * An answer in a line: the operation, then who is proved, '?' who is unclear and '!' who is not; for a field its values.
 */
export async function saidAnswer(...questions: string[]): Promise<string> {
  const { interpretation, rows, notFound } = await askInvented(...questions);
  const { op, field, refusal, corrected } = interpretation;
  const asked = [op, field, refusal, ...corrected.map(({ typed, readAs }) => `${typed}=${readAs}`)];
  const head = asked.filter((part) => part !== undefined).join(' ');
  if (op === 'REFUSED') return head;
  if (op === 'FIELD' && rows.length > 0) {
    return `${head}: ${rows.map(({ fields }) => Object.values(fields).flat().join(', ') || '-').join(' / ')}`;
  }
  const parts = [namesOf(rows, 'YES'), namesOf(rows, 'UNCLEAR') && `? ${namesOf(rows, 'UNCLEAR')}`];
  const all = [...parts, namesOf(rows, 'NO') && `! ${namesOf(rows, 'NO')}`].filter((part) => part !== '');
  return `${head}: ${all.join(' ') || (notFound ? 'nothing' : 'nobody')}`;
}
