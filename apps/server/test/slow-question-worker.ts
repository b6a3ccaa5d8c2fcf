import { answerTask, forgetBlocks } from '#engines/question-threads/answer-task.ts';
import type { QuestionTask } from '#engines/question-threads/question-task.ts';
import { answerTasks } from '#lib/threads/answer-tasks.ts';

/** What the thread has taken of the memory; here, so that nothing frees it. */
const taken: number[][] = [];

const MOST_LETTERS = 20_000;

/** The threads of questions, where some take all the time there is, or all the memory, and none may read much. */
answerTasks(
  async (given, ask) => {
    const task = given as QuestionTask;
    const asked = JSON.stringify(task.work);
    while (asked.includes('laboriously'));
    while (asked.includes('hugely')) taken.push(Array.from({ length: 10_000 }, (_, at) => at + 0.5));
    return answerTask(task, ask, MOST_LETTERS);
  },
  { hear: (keys) => forgetBlocks(keys as string[]) },
);
