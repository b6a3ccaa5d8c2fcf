import type { SectionKind } from '@slotwise/contract/deepgaze/resumes.schema';
import { wordSet } from '#lib/text/word-set.ts';

type Key = { kind: SectionKind; pattern: RegExp };

/** What a heading in the writer's own words is about; each pattern matches one word. */
const KEYS: Key[] = [
  key('OTHER', 'not|outside|beyond|besides|offline|spare|leisure|fun|hobb(?:y|ies)|interests?|enjoy|love'),
  key('OTHER', 'languages?|speak|tongues?|contact|reach|references?|referees|awards|volunteer\\w*|talks'),
  key('CERTIFICATES', 'certif\\w+|licen[sc]es?|credentials'),
  key('PROJECTS', 'projects?|built|made|build|shipped|portfolio'),
  key('EDUCATION', 'stud(?:y|ies|ied|ying)|learn(?:t|ed|ing)?|educat\\w+|qualif\\w+|school\\w*'),
  key('EDUCATION', 'academ\\w+|scholastics?|degrees?|universit(?:y|ies)|college'),
  key('EXPERIENCE', 'work(?:ed|ing|s)?|jobs?|careers?|employ\\w+|experiences?|profession(?:al)?'),
  key(
    'SKILLS',
    'skills?|skillset|tools?|toolbox|toolkit|know\\w*|technolog\\w+|tech|stack|competenc\\w+|expertise',
  ),
  key(
    'SKILLS',
    'abilit(?:y|ies)|capabilit\\w+|proficienc\\w+|software|strengths?|good|best|offer|bring|help',
  ),
  key('SUMMARY', 'about|who|profile|introduction|bio|story'),
];
/** First-person and question words: `Where I've worked`, `My toolbox`. */
const OWN_WORDS = wordSet("i i'm i've my me what where how who when");
/** Metaphors for a career or education, as in `Professional Journey`. */
const WAYS = wordSet(
  'journey path pathway timeline trajectory milestones story chronology chronicle roadmap voyage trail pursuits',
);
const SMALL_WORDS = wordSet(
  "a an the and or of in at for with to from on by it you is am are was have i've has had been can could do did done got get so far until now things places life time use day am also",
);
/** Heading words too long for a typo to turn them into another word. */
export const LONG_HEADING_WORDS = [
  'academic academics achievements additional certification certifications competencies credentials education',
  'educational employment experience information interests internship internships languages objective personal',
  'professional proficiency projects qualification qualifications references responsibilities technical technologies',
]
  .join(' ')
  .split(' ');
const SINGLE = /^(?:careers?|scholastics|academia|academic|toolbox|toolkit|stack|capabilities|abilities)$/u;
/**
 * `Where I've worked and what I did` is about the first of the two; `what I can do` is about skills without a key word.
 */
const CAN_DO = /\b(?:i can|can i)\b/u;
/** `I have the knowledge in` continues below. */
const UNFINISHED = /\b(?:the|an?|and|or|of|in|at|for|to|by|my)$/u;
const MANY_WORDS = 7;

function key(kind: SectionKind, words: string): Key {
  return { kind, pattern: new RegExp(`^(?:${words})$`, 'u') };
}

/**
 * The kind of a heading in the writer's own words, by its key word: `My studies`, `What I've learned and where`,
 * `Professional Journey`. Each word must be a key, a small word, a first-person word or a question word, so that no
 * sentence or name is taken for a heading.
 *
 * @param plain the words in lower case, without punctuation except apostrophes
 */
export function kindOfOwnWords(plain: string): SectionKind | null {
  if (UNFINISHED.test(plain)) return null;
  const words = plain.replaceAll('’', "'").split(' ');
  if (words.length === 1) return SINGLE.test(plain) ? findKey(plain) : null;
  if (words.length > MANY_WORDS || !words.some((word) => OWN_WORDS.has(word) || WAYS.has(word))) return null;
  if (!words.every(isKnownOrSmall)) return null;
  if (CAN_DO.test(plain)) return 'SKILLS';
  const kinds = words.flatMap((word) => findKey(word) ?? []);
  return kinds.includes('OTHER') ? 'OTHER' : (kinds[0] ?? null);
}

const findKey = (word: string): SectionKind | null =>
  KEYS.find(({ pattern }) => pattern.test(word))?.kind ?? null;

const isKnownOrSmall = (word: string): boolean =>
  SMALL_WORDS.has(word) || OWN_WORDS.has(word) || WAYS.has(word) || findKey(word) !== null;
