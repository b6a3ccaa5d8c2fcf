import { wordSet } from '#lib/text/word-set.ts';

/** Words that connect a sentence and claim nothing. Denials, comparisons and numbers are not included. */
const TIES = wordSet(
  'a an the and or as at by for from in into is are was be been has have had of on to with within through during since until ' +
    'between also both each it its their his her they this that these those who whose which when where while there ' +
    'list lists listed listing state states stated stating mention mentions mentioned mentioning name names named give gives ' +
    'given describe describes described show shows include includes included including say says note notes according under ' +
    'resume cv text words phrase section among other another such s',
);

/** Words that state what a quote proves; only a proved row may use them. */
const CLAIMS = wordSet(
  'skill skills skilled experience experienced year years role roles title titles job jobs position employer employers company ' +
    'companies employed work works worked working college university degree degrees education graduated graduation studied holds ' +
    'city place located lives living based knows uses used using tool tools technology technologies',
);

/** True if a word, in lower case, may be in a sentence without being in its quotes. */
export const isPlainWord = (word: string, { isProved }: { isProved: boolean }): boolean =>
  TIES.has(word) || (isProved && CLAIMS.has(word));
