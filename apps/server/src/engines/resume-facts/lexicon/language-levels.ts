/**
 * Language levels in resumes of six languages, by the nearest CEFR level: from A1, 1, to C2, 6, and 7 for native
 * speakers. Also covers the words of the ILR scale, which profiles use, and JLPT levels. Our own list; an ambiguous
 * word gets the lower level.
 */
const RANKED: readonly (readonly [level: number, words: string])[] = [
  [5, 'near[ -]native|native[ -]level'],
  [7, 'native(?: speaker)?|mother tongues?|muttersprach(?:e|lich|ler(?:in)?)|langue maternelle|maternelle'],
  [7, 'nativ[oa]|lengua materna|matern[oa]|madrelingua|moedertaal'],
  [6, 'bilingu(?:al|e)|bilingüe|c2'],
  [4, 'professional working|upper[ -]intermediate|very good|sehr gut|très bien|muy bueno|b2|n2(?=\\)|$)'],
  [2, 'limited(?! working)|basics?|basis|elementary|a2|n4(?=\\)|$)|school(?: level)?|passive'],
  [
    5,
    'fluen(?:t(?:ly)?|cy)|full professional|advanced|excellent|proficient|c1|n1(?=\\)|$)|verhandlungssicher',
  ],
  [5, 'flie(?:ß|ss)end|wort und schrift|courant|fluido|fluente|avanzad[oa]|avançado|ottim[oa]|alto|vloeiend'],
  [
    3,
    'limited working|working (?:knowledge|proficiency)|conversational|intermediate|good|fair|b1|n3(?=\\)|$)',
  ],
  [3, 'gute?|fortgeschritten|konversationssicher|intermédiaire|professionnel|medio|médio|intermedio'],
  [3, 'intermediário|intermédio|buon[oa]|discret[oa]|goed|redelijk'],
  [2, 'grundkenntnisse|schulkenntnisse|notions|scolaire|básico|elemental|scolastic[oa]'],
  [1, 'beginner|a1|débutant|n5(?=\\)|$)'],
];
/** Words that state a language is spoken, but not how well. */
const UNRANKED =
  'proficiency|upper|lower|reading|spoken|written|speaker|lu, écrit|jlpt|hsk ?\\d|level \\d|[abcn][1-5][+-]';
const LEVELS = [...RANKED.map(([, words]) => words), UNRANKED].join('|');

const LEVEL = new RegExp(
  `(?<!\\p{L})(?:${RANKED.map(([, words], at) => `(?<l${at}>${words})`).join('|')})(?![\\p{L}\\d])`,
  'giu',
);

const levelsIn = (words: string): { level: number; said: string }[] =>
  [...words.matchAll(LEVEL)].map(({ 0: said, groups = {} }) => {
    const ranked = Object.keys(groups).find((name) => groups[name] !== undefined) ?? '';
    return { said, level: RANKED[Number(ranked.slice(1))]?.[0] ?? 0 };
  });

/** The lowest level named by the words, from 1 to 7; undefined if there is none. */
export function findLevel(words: string): number | undefined {
  const levels = levelsIn(words).map(({ level }) => level);
  return levels.length === 0 ? undefined : Math.min(...levels);
}

/** The level with exactly this name. */
export const toLevel = (words: string): number | undefined =>
  levelsIn(words).find(({ said }) => said === words)?.level;

/** Words next to a level that are not a level on their own. */
const AROUND =
  'very|level|proficiency|skills?|knowledge|working|professional|command|and|in|&|niveau|nivel|nível|sehr|muy|très';
const MORE = String.raw`(?:[ ,/(–—-]{1,3}(?:${LEVELS}|${AROUND})(?!\p{L})){0,4}`;
const WORDS = String.raw`(?:(?:${AROUND})[ -]{1,2}){0,3}(?:${LEVELS})(?!\p{L})${MORE}`;

/** A level directly after a language: ` (native)`, `: B2`, ` - very good`, ` fluent`. */
export const LEVEL_BEHIND = new RegExp(
  String.raw`^[^\S\n]{0,30}(?:[—–:(|-]{1,2}\s{0,2})?(?:${WORDS})\)?`,
  'iu',
);
/**
 * A level directly before it: `fluent in `, `Some `, `I speak `. 'Advanced' and 'technical' describe courses, so they
 * are no level here.
 */
const WORDS_BEFORE = 'fluent|native|conversational|basic|some|spoken|good|bilingual|(?:I )?(?:also )?speaks?';
export const LEVEL_BEFORE = new RegExp(
  String.raw`(?:^|[,;|(.:–—•·\t]\s{0,3}|\s(?:and|but|also)\s)(?:${WORDS_BEFORE})(?: in| both)?\s{1,2}$`,
  'iu',
);
