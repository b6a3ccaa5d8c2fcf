import { answerTasks } from '#lib/threads/answer-tasks.ts';
import { checkFile, type CheckTask } from './check-file.ts';

answerTasks((task) => checkFile(task as CheckTask), { isWaitedFor: true });
