/** How well someone speaks, as resumes of six languages say it; each word alone says so. */
const LEVELS = [
  'native|mother tongues?|bilingual|fluent(?:ly)?|proficient|proficiency|conversational|intermediate|beginner',
  'elementary|basics?|basis|advanced|excellent|good|fair|passive|near[ -]native|native[ -]level|upper|lower|limited',
  'full professional|professional working|working (?:knowledge|proficiency)|reading|spoken|written|speaker',
  String.raw`[abc][12][+-]?(?!\w)|[nc]1?[1-5](?=\)|$)|jlpt|hsk ?\d|level \d`,
  'muttersprache|muttersprachlich|verhandlungssicher|fließend|fliessend|sehr gut|gut|gute|grundkenntnisse|schulkenntnisse',
  'fortgeschritten|konversationssicher|wort und schrift',
  'langue maternelle|maternelle|courant|notions|scolaire|bilingue|intermédiaire|débutant|lu, écrit|professionnel',
  'nativ[oa]|lengua materna|matern[oa]|alto|medio|médio|básico|avanzad[oa]|intermedio|bilingüe|fluido|elemental',
  'fluente|intermediário|intermédio|avançado|madrelingua|ottim[oa]|buon[oa]|scolastic[oa]|discret[oa]',
  'moedertaal|vloeiend|goed|redelijk',
].join('|');
/** What stands next to a level and says none alone. */
const AROUND =
  'very|level|proficiency|skills?|knowledge|working|professional|command|and|in|&|niveau|nivel|nível|sehr|muy|très';
const MORE = String.raw`(?:[ ,/(–—-]{1,3}(?:${LEVELS}|${AROUND})(?!\p{L})){0,4}`;
const WORDS = String.raw`(?:(?:${AROUND})[ -]{1,2}){0,3}(?:${LEVELS})(?!\p{L})${MORE}`;

/** A level right behind the name of a language: ` (native)`, `: B2`, ` - very good`, ` fluent`. */
export const LEVEL_BEHIND = new RegExp(
  String.raw`^[^\S\n]{0,30}(?:[—–:(|-]{1,2}\s{0,2})?(?:${WORDS})\)?`,
  'iu',
);
/** A level right before it: `fluent in `, `Some `, `I speak `. What is taught is advanced or technical, and is no level here. */
const WORDS_BEFORE = 'fluent|native|conversational|basic|some|spoken|good|bilingual|(?:I )?(?:also )?speaks?';
export const LEVEL_BEFORE = new RegExp(
  String.raw`(?:^|[,;|(.:–—•·\t]\s{0,3}|\s(?:and|but|also)\s)(?:${WORDS_BEFORE})(?: in| both)?\s{1,2}$`,
  'iu',
);
