import { wordSet } from '#lib/text/word-set.ts';
import { isCollege } from '../../mentions/colleges.ts';
import { studyIn } from '../../mentions/degrees.ts';

/** Words for kinds of school, which a field or a town may follow. */
const NOUN =
  /(?<=\s)(?:Universi\p{L}+|Institut\p{L}*|College|School|Academy|Polytechnic|Politecnico|Hochschule)(?!\p{L})/u;
/** The name follows the noun. */
const OF = /^Universi\p{L}+ (?:of|de|di|do|da|zu|for)\s/u;
const QUALIFIER = /^(?:State|City|Open|The|Technical|National|Royal)$/u;
const FIELDS = wordSet(`
computer computing science sciences engineering technology arts commerce law business administration management marketing finance
accounting accountancy economics mathematics maths statistics physics chemistry biology biotechnology nursing electronics electrical
mechanical civil information hr it retail hospitality tourism systems software communication communications psychology history english education design architecture
pharmacy medicine applications data hons hons. honours it cs cse ece eee mba operations studies literature sociology philosophy
politics investments analysis justice relations dance security resource resources technologies art music health social work graphic web
network financial banking international public human criminal political general liberal`);

const FIELD_ENDS = /(?:ing|ics|logy|istry|tions?|ment|ism|ance|ency)$/iu;

/**
 * Where the school begins if it directly follows its degree, as in `LLB Law University of Leeds` and `B.Tech Northgate
 * Institute of Technology`. Null if there is none. Field words stay with the degree.
 */
export function schoolAfterDegree(words: string): number | null {
  const degree = studyIn(words);
  if (!degree || isCollege(words.slice(0, degree.end))) return null;
  const noun = NOUN.exec(words.slice(degree.end));
  if (!noun) return null;
  const at = degree.end + noun.index;
  const between = words.slice(degree.end, at);
  if (between.includes(',') || isCollege(words.slice(0, at))) return null;
  const before = between.trim().split(/\s+/u);
  const own = OF.test(words.slice(at))
    ? before.slice(-1).filter((word) => QUALIFIER.test(word))
    : ownWords(before);
  const isNamed = own.length > 0 || /^\S+ (?:of|de|di|do|da|zu|for)\s/u.test(words.slice(at));
  return isNamed ? at - own.map((word) => word.length + 1).reduce((sum, one) => sum + one, 0) : null;
}

/**
 * The words before the noun that are part of the school's name, such as `Harvard Business`, but not a field or
 * everything after 'in'.
 */
function ownWords(before: readonly string[]): string[] {
  const first = before.findLastIndex(
    (word, at) => !isNameWord(word) || (isField(word) && at < before.length - 1),
  );
  const own = before.slice(first + 1);
  const rest = /^(?:in|of)$/u.test(before[first] ?? '') ? own.slice(1) : own;
  return rest.some((word) => !isField(word)) ? rest : [];
}

const isNameWord = (word: string): boolean => /^\p{Lu}[\p{L}.'’&-]*$/u.test(word);

const isField = (word: string): boolean => FIELDS.has(word.toLowerCase()) || FIELD_ENDS.test(word);

/** True if all words name a field: `HR & Marketing`. */
export const isAllField = (words: string): boolean =>
  words.split(/\s+/u).every((word) => isField(word) || /^(?:&|and|of)$/u.test(word));
