import { answerTask, forgetBlocks } from '#engines/question-threads/answer-task.ts';
import type { QuestionTask } from '#engines/question-threads/question-task.ts';
import { answerTasks } from '#lib/threads/answer-tasks.ts';

/** The memory the thread has taken, kept here so that nothing frees it. */
const taken: number[][] = [];

const MOST_LETTERS = 20_000;

/** Question threads in which some questions use up all time or memory, and none may read much. */
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
