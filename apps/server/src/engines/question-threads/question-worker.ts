import { answerTasks } from '#lib/threads/answer-tasks.ts';
import { answerTask, forgetBlocks } from './answer-task.ts';
import type { QuestionTask } from './question-task.ts';

answerTasks((task, ask) => answerTask(task as QuestionTask, ask), {
  isWaitedFor: true,
  hear: (keys) => forgetBlocks(keys as string[]),
});
