/**
 * Judges an answer by its expectation: `right`, `partly` (true and useful, but not what was asked, or with too many
 * extras) or `wrong`, each with a reason.
 */
import { judgeCount, judgeFound } from './judge-found.mjs';
import { judgeAbout, judgeListed, judgeStated } from './judge-stated.mjs';
import { toKeys, listNames, partly, RIGHT, wrong } from './verdicts.mjs';

const JUDGES = {
  found: judgeFound,
  counted: judgeCount,
  stated: judgeStated,
  about: judgeAbout,
  listed: judgeListed,
  answered: judgeAnswered,
  said: judgeSaid,
  unclaimed: (_, { rows, refused }) =>
    refused || rows.length === 0 ? RIGHT : wrong(`${rows.length} rows where nothing was asked`),
  shown: judgeShown,
  refused: judgeRefused,
  noOne: judgeNoOne,
};

/** The verdict on one answer: `{verdict, why}`. Besides its data, the answer has `text`, which the user reads. */
export const judge = (question, answer) => JUDGES[question.expect](question, answer);

function judgeAnswered({ yes }, { refused, rows, interpretation }) {
  if (refused) return wrong(`refused: ${interpretation.refusal}`);
  const shown = toKeys(rows, 'YES', 'UNCLEAR');
  const missed = yes.filter((key) => !shown.includes(key));
  return missed.length === 0 ? RIGHT : partly(`missed ${listNames(missed)}`);
}

function judgeSaid({ has, not, most }, { text, interpretation, notes, rows }) {
  const words = `${text} ${interpretation.inWords}`;
  const all = [words, ...notes, JSON.stringify(rows.map(({ fields, note }) => [fields, note]))].join(' ');
  if (has && !has.test(all)) return wrong(`does not say ${has}`);
  if (not?.test(words)) return wrong(`says ${not}`);
  return most && rows.length > most ? wrong(`${rows.length} rows, not ${most}`) : RIGHT;
}

function judgeShown({ keys, more }, { rows }) {
  const shown = toKeys(rows, 'YES', 'UNCLEAR');
  const missed = keys.filter((key) => !shown.includes(key));
  if (missed.length > 0) return wrong(`missed ${listNames(missed)}`);
  return shown.length <= keys.length + more ? RIGHT : partly(`${shown.length} rows`);
}

function judgeRefused({ reason }, { refused, interpretation }) {
  if (!refused) return wrong('not refused');
  return interpretation.refusal === reason ? RIGHT : partly(`refused as ${interpretation.refusal}`);
}

function judgeNoOne(_, { notFound, matched, unclear }) {
  if (notFound || matched + unclear === 0) return RIGHT;
  const why = `matched ${matched}, unclear ${unclear}`;
  return matched > 0 ? wrong(why) : partly(why);
}
