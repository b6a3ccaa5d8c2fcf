import { measureShare, type Postings } from './segments/read-postings.ts';
import { isSameWord } from './words/spellings.ts';

/** The weight of a word's other forms: a search for banking does not mean everyone with a bank. */
const OTHER_FORMS_WEIGHT = 0.5;

/** Calls `found` with each resume of a segment that has a form of the word, and with its weight there, in tenths. */
export function findWord(
  word: string,
  postings: Postings | null,
  found: (resume: number, weight: number) => void,
): void {
  if (!postings) return;
  const { resumes, weights, forms } = postings;
  const wanted = forms.map((form) => isSameWord(form, word));
  const hasOneKind = wanted.every((isWanted) => isWanted === wanted[0]);
  for (let place = 0; place < resumes.length; place += 1) {
    const wantedShare = hasOneKind ? Number(wanted[0]) : measureShare(postings, place, wanted);
    const counted = OTHER_FORMS_WEIGHT + (1 - OTHER_FORMS_WEIGHT) * wantedShare;
    found(resumes[place] ?? 0, counted * (weights[place] ?? 0));
  }
}

/** Calls `found` with each resume of a segment that has the word itself, singular or plural. */
export function findSameWord(word: string, postings: Postings | null, found: (resume: number) => void): void {
  if (!postings) return;
  const { resumes, forms } = postings;
  const wanted = forms.map((form) => isSameWord(form, word));
  if (!wanted.includes(true)) return;
  const isAny = !wanted.includes(false);
  for (let place = 0; place < resumes.length; place += 1) {
    if (isAny || measureShare(postings, place, wanted) > 0) found(resumes[place] ?? 0);
  }
}
