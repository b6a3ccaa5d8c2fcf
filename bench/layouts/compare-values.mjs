/**
 * Compares the values found in a resume with its truth. Two values match if their words are the same, ignoring case and
 * punctuation, or if at least 60% of their words are shared (F1), as in the evaluation of the questions.
 */

const SAME = 0.6;

/** The compared kinds, named as in a resume's facts. */
export const KINDS = ['NAME', 'EMAIL', 'PHONE', 'LOCATION', 'COMPANY', 'TITLE', 'DEGREE', 'COLLEGE', 'SKILL'];

/** The values of a truth by kind. */
export function listValues({ contact, experience, education, skills }) {
  const all = (values) => [...new Set(values.filter(Boolean))];
  return {
    NAME: all([contact.full_name]),
    EMAIL: all([contact.email]),
    PHONE: all([contact.phone]).map((phone) => phone.replace(/\D/g, '').slice(-10)),
    LOCATION: all([contact.location]),
    COMPANY: all(experience.map(({ company }) => company)),
    TITLE: all(experience.map(({ title }) => title)),
    DEGREE: all(education.map(({ degree }) => degree)),
    COLLEGE: all(education.map(({ institution }) => institution)),
    SKILL: all(skills ?? []),
  };
}

/** The hits, misses and extras of each kind. Places and skills are not compared if a truth has none. */
export function compare(found, truth) {
  const kinds = KINDS.filter((kind) => truth[kind].length > 0 || !['SKILL', 'LOCATION'].includes(kind));
  return new Map(
    kinds.map((kind) => {
      const { missed, extra } = pair(found[kind], truth[kind]);
      const stated = truth[kind].length;
      return [kind, { missed, extra, stated, found: found[kind].length, right: stated - missed.length }];
    }),
  );
}

/** Pairs each stated value with the most similar found one. */
function pair(found, stated) {
  const extra = [...found];
  const missed = stated.filter((value) => {
    const likeness = extra.map((other) => getLikeness(value, other));
    const best = Math.max(0, ...likeness);
    if (best < SAME) return true;
    extra.splice(likeness.indexOf(best), 1);
    return false;
  });
  return { missed, extra };
}

function getLikeness(one, other) {
  const [first, second] = [plain(one).split(' '), plain(other).split(' ')];
  const left = [...second];
  const shared = first.filter((word) => left.includes(word) && left.splice(left.indexOf(word), 1)).length;
  return (2 * shared) / (first.length + second.length);
}

/** A value's normalized words: no case, no punctuation except in 'C++' and 'C#', no abbreviation dots. */
export function plain(value) {
  return value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\p{L})\.(?=\p{L}|\s|$)/gu, '')
    .replace(/[^\p{L}\p{N}+#@]+/gu, ' ')
    .trim();
}
