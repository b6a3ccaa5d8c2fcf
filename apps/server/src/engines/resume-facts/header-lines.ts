import { titleScore, wordsOf } from './line-words.ts';
import type { Line } from './lines.ts';

/** Letters of a header line, and words. */
export const LONGEST_HEADER = 110;
const MOST_WORDS = 16;
/** What stands under the header of a job and is none of it. */
const BODY =
  /^(?:responsibilit|roles? (?:and|&)|key (?:responsib|achiev|skills|contrib|result|highlight)|achievements?|accomplishments?|duties|http|www\.|team size|reason for|(?:role|environment|(?:project )?description|projects?|project (?:title|name)|technolog(?:y|ies)|tools|clients?|client name|domain|platform|operating system|database|skills|contributions?|highlights|reporting to|salary|note|url|location|duration|period)\s*(?:used\s*)?(?:[:\-–]|$))/iu;
const ACTION = /^\p{Lu}\p{Ll}+(?:ed|ing)\s/u;
const NO_ACTION =
  /^(?:engineering|marketing|consulting|accounting|manufacturing|nursing|teaching|advertising|banking|trading|purchasing|testing|building|certified|united|limited|associated|allied|integrated|applied|catering|merchandising|planning|training|processing|banqueting|recruiting|shipping|staffing|writing|editing|operating|visiting|managing|founding|acting|commanding|advanced|licensed|registered|sterling|red)\s/iu;
/** Words of sentences, which no header has. */
export const SAYING =
  /(?<![\p{L}'’-])(?:I(?=\s\p{Ll}|['’])|we|my|our|have|has|had|was|were|am|is|are|which|that|this|worked|working|till)(?![\p{L}])/u;
const VERB =
  /^(?:led|built|managed|ran|wrote|won|oversaw|drove|grew|made|held|kept|taught|sold|began|took|met|set|cut|sang|shipped|own|ensure|provide|develop|manage|design|create|maintain|perform|assist|coordinate with|prepare|conduct|work|handle|implement|support the|collaborate)\s/iu;

const LEGAL_END = /\b(?:inc|ltd|co|corp|pvt|llc|s\.a|st)\.,?$/iu;

/** Whether a line tells what somebody did, as descriptions of jobs do. */
export const isAction = (text: string): boolean =>
  (ACTION.test(text) && !NO_ACTION.test(text)) || VERB.test(text);

/** A short line that is no sentence, no label of a job's body and nothing that tells what somebody did. */
export function isHeaderLike({ text }: Line): boolean {
  if (text.length > LONGEST_HEADER || text.length < 2 || !/^[\p{Lu}\d("'“]/u.test(text)) return false;
  const words = wordsOf(text).length;
  if (words > MOST_WORDS || words === 0 || BODY.test(text) || isOpenOrEnded(text, words)) return false;
  return words <= 2 || !isAction(text) || titleScore(text) >= 2.5;
}

/** It goes on behind a comma or a colon, or ends as a sentence does. */
function isOpenOrEnded(text: string, words: number): boolean {
  if (LEGAL_END.test(text)) return false;
  return /[,;:]$/.test(text) || (words > 4 && /[\p{Ll}\d%)]\.$/u.test(text));
}
