import { checkFile, type CheckTask } from '#engines/file-checks/check-file.ts';
import { answerTasks } from '#lib/threads/answer-tasks.ts';

/** The memory the thread has taken, kept here so that nothing frees it. */
const taken: number[][] = [];

/** File-checking threads in which some files use up all time or memory, or end the thread. */
answerTasks(
  async (given) => {
    const task = given as CheckTask;
    const text = Buffer.from(task.bytes).toString('latin1');
    while (text.includes('laborious'));
    while (text.includes('huge')) taken.push(Array.from({ length: 10_000 }, (_, at) => at + 0.5));
    if (text.includes('fatal')) process.exit();
    if (text.includes('odd')) throw new Error('A defect.');
    return checkFile(task);
  },
  { isWaitedFor: true },
);
