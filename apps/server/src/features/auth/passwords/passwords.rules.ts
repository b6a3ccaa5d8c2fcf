import { invalidField } from '#lib/app-error.ts';
import { COMMON_PASSWORDS } from '#lib/common-passwords.ts';

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

/** Refuses a password that is among the first ones a guesser tries; its length is the contract's. */
export function requireGoodPassword(password: string, owner: Owner): void {
  const simple = password.toLowerCase();
  if (COMMON_PASSWORDS.has(simple) || isRepetition(simple)) {
    throw invalidField('password', 'This password is among the first that are guessed. Choose another one.');
  }
  if (isMadeOfOwnWords(simple, owner)) {
    throw invalidField('password', 'The password may not be made of your own name, address or organization.');
  }
}

/** A few characters over and over, or a piece of the keyboard or the alphabet from end to end. */
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

const ownWords = ({ firstName, lastName, displayName, email, vendorName }: Owner): string[] =>
  [firstName, lastName, displayName, vendorName, email]
    .flatMap((text) => [text, ...text.split(/[\s@._-]+/)])
    .map((text) => onlyLetters(text.toLowerCase()))
    .filter((word) => word.length >= OWN_WORD_LENGTH)
    .toSorted((a, b) => b.length - a.length);

const onlyLetters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
