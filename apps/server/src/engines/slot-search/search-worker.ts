import { answerTasks } from '#lib/threads/answer-tasks.ts';
import { answerMutualTime, openMutualTime } from '../scheduling/find-mutual-time.ts';
import { listPossibleStarts } from '../scheduling/meeting-starts.ts';
import { drawTeam } from '../scheduling/team-week.ts';
import type { SearchTask, SearchTasks } from './search-tasks.ts';

function answerTo(task: SearchTask): SearchTasks[keyof SearchTasks]['answer'] {
  if (task.kind === 'possibleStarts') return listPossibleStarts(task.question.request, task.question.wanted);
  if (task.kind === 'teamWeek') return drawTeam(task.question.people, task.question.days);
  const { request, enough } = task.question;
  const opened = openMutualTime(request);
  return opened.total < enough ? null : answerMutualTime(opened, request.substitutes);
}

answerTasks(async (task) => answerTo(task as SearchTask), { isWaitedFor: true });
