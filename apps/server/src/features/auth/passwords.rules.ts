import { invalidField } from '#lib/app-error.ts';
import { isLeakedPassword, isLeakedWord } from '#lib/secrets/leaked-passwords.ts';

const OWN_WORD_LENGTH = 4;
const LEAST_LEFT = 6;
const FEWEST_CHARACTERS = 5;

type Owner = {
  firstName: string;
  lastName: string;
  displayName: string;
  email: string;
  vendorName: string;
};

const ADVICE = 'Choose another, such as four words that have nothing to do with each other or with you.';
const GUESSED = `This password is among the first that are guessed. ${ADVICE}`;
const ONE_WORD = `This password is one common word with digits or signs around it. ${ADVICE}`;
const OWN_WORDS = `The password may not be made of your own name, address or organization, or of words of this product. ${ADVICE}`;

/** Refuses, at its field, a password that a guesser would try among the first; the contract checks its length. */
export function requireGoodPassword(password: string, owner: Owner, field = 'password'): void {
  const simple = password.toLowerCase();
  if (isLeakedPassword(simple) || isRepetition(simple)) throw invalidField(field, GUESSED);
  if (isOneWord(simple)) throw invalidField(field, ONE_WORD);
  if (isMadeOfOwnWords(simple, owner)) throw invalidField(field, OWN_WORDS);
}

/** What a guesser tries right after the list: one of its words, once or twice, with digits and punctuation around it. */
function isOneWord(password: string): boolean {
  const core = /\p{L}.*\p{L}/su.exec(once(password))?.[0] ?? '';
  const word = once(core);
  return isLeakedWord(word) || isLeakedPassword(word);
}

/** Half of a text that repeats itself, otherwise the text. */
function once(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
}

/** A few characters over and over, or nothing but a run of the keyboard or the alphabet. */
const isRepetition = (password: string): boolean =>
  new Set(password).size < FEWEST_CHARACTERS ||
  RUNS.some((run) => run.includes(password)) ||
  /^(.{1,6})\1+$/s.test(password);

const RUNS = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'].flatMap((run) => {
  const twice = run + run;
  return [twice, twice.split('').toReversed().join('')];
});

function isMadeOfOwnWords(password: string, owner: Owner): boolean {
  const letters = onlyLetters(password);
  const rest = ownWords(owner).reduce((left, word) => left.replaceAll(word, ''), letters);
  return rest !== letters && rest.length < LEAST_LEFT;
}

/** The product's own words, shown on every screen. */
const PRODUCT_WORDS = [
  'slotwise',
  'deepgaze',
  'interview',
  'recruiter',
  'recruiting',
  'panelist',
  'candidate',
  'vendor',
];

const ownWords = ({ firstName, lastName, displayName, email, vendorName }: Owner): string[] =>
  [firstName, lastName, displayName, vendorName, email, ...PRODUCT_WORDS]
    .flatMap((text) => [text, ...text.split(/[\s@._-]+/)])
    .map((text) => onlyLetters(text.toLowerCase()))
    .filter((word) => word.length >= OWN_WORD_LENGTH)
    .toSorted((a, b) => b.length - a.length);

const onlyLetters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
