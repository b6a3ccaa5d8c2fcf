/** Judges who was found and how many were counted. */
import { PEOPLE } from './people.mjs';
import { toKeys, partly, getReason, RIGHT, wrong } from './verdicts.mjs';

/** A recruiter still accepts an answer with this many extras. */
const MOST_NOISE = 3;
const MOST_DOUBTFUL = 2;

/** A ranking is good if this many of the right people are at the top. */
const HEAD = 3;
const ENOUGH = 5;

/** A last working day can mean any number of days of notice, depending on today's date. */
const LEAVING_ON_A_DAY = PEOPLE.filter((one) => one.noticeWords && one.noticeDays === undefined).map(
  ({ key }) => key,
);

/** Requires exactly the expected people, with few extras. */
export function judgeFound(question, answer) {
  const { refused, interpretation } = answer;
  if (refused) return wrong(`refused: ${interpretation.refusal}`);
  if (interpretation.op === 'RANK') return judgeRanking(question, answer);
  const faults = listFaults(question, answer);
  const why = getReason(Object.entries(faults));
  if (faults.missed.length + faults.untrue.length > 0) return wrong(why);
  const isDoubtOfAbsence = interpretation.filters.some(({ isAbsent }) => isAbsent);
  const isWeak = faults['only unclear'].length > 0 && !isDoubtOfAbsence;
  const isNoisy = faults.noise.length > MOST_NOISE || faults.doubtful.length > MOST_DOUBTFUL;
  return isWeak || isNoisy ? partly(why) : RIGHT;
}

function listFaults({ yes, may }, { rows, interpretation }) {
  const [sure, unclear] = [toKeys(rows, 'YES'), toKeys(rows, 'UNCLEAR')];
  const isNotice = interpretation.filters.some(({ kind }) => kind === 'NOTICE_PERIOD');
  const allowed = isNotice ? [...may, ...LEAVING_ON_A_DAY] : may;
  const unasked = sure.filter((key) => !yes.includes(key));
  return {
    missed: yes.filter((key) => !sure.includes(key) && !unclear.includes(key)),
    untrue: unasked.filter((key) => !allowed.includes(key)),
    'only unclear': yes.filter((key) => unclear.includes(key)),
    noise: isNotice ? [] : unclear.filter((key) => !yes.includes(key) && !may.includes(key)),
    doubtful: unasked.filter((key) => may.includes(key)),
  };
}

/** If the question was taken as search words, no one is claimed, and the right people should come first. */
function judgeRanking({ yes }, { rows }) {
  if (yes.length === 0) return RIGHT;
  const head = toKeys(rows.slice(0, Math.max(HEAD, yes.length)), 'YES', 'UNCLEAR', 'NO');
  const found = yes.filter((key) => head.includes(key)).length;
  const why = `ranked, ${found} of ${yes.length} at the head`;
  return found >= Math.min(yes.length, ENOUGH) ? partly(why) : wrong(why);
}

/** Requires the number itself; the right number including unclear rows is half an answer. */
export function judgeCount({ least, most }, { interpretation, matched, unclear }) {
  const isCount = interpretation.op === 'COUNT';
  const why = `${isCount ? 'counted' : interpretation.op} ${matched} and ${unclear} unclear, not ${least} to ${most}`;
  if (isCount && matched >= least && matched <= most) return RIGHT;
  return !isCount || matched + unclear < least || matched > most ? wrong(why) : partly(why);
}
