import { answerTasks } from '#lib/answer-tasks.ts';
import { checkFile, type CheckTask } from './check-file.ts';

answerTasks((task) => checkFile(task as CheckTask), { isWaitedFor: true });
