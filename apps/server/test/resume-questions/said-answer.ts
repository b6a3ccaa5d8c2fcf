import type { AnswerRow, Verdict } from '@slotwise/contract/deepgaze/questions.schema';
import { answerQuestion } from '#engines/resume-questions/answer-question.ts';
import type { EngineAnswer } from '#engines/resume-questions/respond/build-answer.ts';
import type { QuestionMemory } from '#engines/resume-questions/plan/question-memory.ts';
import { planQuestion } from '#engines/resume-questions/plan-question.ts';
import { INVENTED_PEOPLE } from './invented-people.ts';
import { type Invented, inventedIndex, readIndex } from './invented-resumes.ts';

const MOST_NAMES = 6;

type Resumes = Pick<ReturnType<typeof inventedIndex>, 'index' | 'source'>;

/** Asks questions one after another in a conversation; returns the last answer. */
async function ask({ index, source }: Resumes, questions: readonly string[]): Promise<EngineAnswer> {
  let memory: QuestionMemory | null = null;
  let answer: EngineAnswer | null = null;
  for (const question of questions) {
    const plan = planQuestion(question, index, memory);
    answer = await answerQuestion(plan, { index, source, page: 1, pageSize: 50 });
    const { interpretation } = answer;
    // A follow-up does not refer to a refused question.
    if (interpretation.op !== 'REFUSED')
      memory = { interpretation, resumeIds: answer.rows.map(({ resumeId }) => resumeId) };
  }
  if (!answer) throw new Error('Nothing was asked.');
  return answer;
}

function listNames(rows: readonly AnswerRow[], verdict: Verdict): string {
  const names = rows.filter((row) => row.verdict === verdict).map(({ candidateName }) => candidateName);
  return names.length > MOST_NAMES ? `${names.length} people` : names.toSorted().join(', ');
}

/**
 * An answer on one line: the operation, then proven people, '?' for unclear ones and '!' for those who do not match;
 * for a field, its values.
 */
function sayAnswer({ interpretation, rows, notFound }: EngineAnswer): string {
  const { op, field, refusal, corrected } = interpretation;
  const asked = [op, field, refusal, ...corrected.map(({ typed, readAs }) => `${typed}=${readAs}`)];
  const head = asked.filter((part) => part !== undefined).join(' ');
  if (op === 'REFUSED') return head;
  if (op === 'FIELD' && rows.length > 0) {
    return `${head}: ${rows.map(({ fields }) => Object.values(fields).flat().join(', ') || '-').join(' / ')}`;
  }
  const parts = [listNames(rows, 'YES'), listNames(rows, 'UNCLEAR') && `? ${listNames(rows, 'UNCLEAR')}`];
  const all = [...parts, listNames(rows, 'NO') && `! ${listNames(rows, 'NO')}`].filter((part) => part !== '');
  return `${head}: ${all.join(' ') || (notFound ? 'nothing' : 'nobody')}`;
}

/** Asks about fictional people. */
export const talkAbout = (people: readonly Invented[]) => talk(inventedIndex(people));

/** Asks about parsed texts of such people. */
export const talkAboutTexts = (texts: readonly string[]) => talk(readIndex(texts));

function talk(resumes: Resumes) {
  const askAll = (...questions: string[]) => ask(resumes, questions);
  return { ask: askAll, said: async (...questions: string[]) => sayAnswer(await askAll(...questions)) };
}

/** The same about the people used in most tests. */
export const { ask: askInvented, said: saidAnswer } = talkAbout(INVENTED_PEOPLE);
