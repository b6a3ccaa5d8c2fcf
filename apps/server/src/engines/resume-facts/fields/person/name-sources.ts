import { NO_NAME_WORDS, TITLE_HEADS, TITLE_HINTS } from '../../lexicon/resume-words.ts';

/** `Name: Asha Verma` */
const ONE_NAME =
  /^(?:(?:full|candidate|applicant)(?:['’]s)?\s)?name(?:\s*of (?:the )?candidate)?[^\S\t]*[\t:\-–—][\s:\-–—]*/iu;
/** `Nom et prénom : Asha Verma`, `Naam: Asha Verma`: labels in other languages, followed by a colon or a cell. */
const FOREIGN_WORDS = [
  'vor-? ?(?:und|&) ?(?:nach|zu)name|name,? (?:und )?vorname|nom(?: et prénoms?)?|prénoms? (?:et )?nom',
  'nombre(?: completo| y apellidos)?|apellidos y nombre|nome(?: completo| e cognome)?',
  'naam|nama(?: lengkap)?|imię i nazwisko',
];
const FOREIGN = new RegExp(String.raw`^(?:${FOREIGN_WORDS.join('|')})[^\S\t]*[\t:][\s:]*`, 'iu');
/** `PERSONAL INFORMATION`, a gap, and the name, as in the Europass form. */
const HEADED_WORDS = [
  'personal (?:information|details|data)|persönliche (?:daten|angaben)|informations personnelles',
  'información personal|informazioni personali|informação pessoal|persoonlijke informatie',
];
const HEADED = new RegExp(String.raw`^(?:${HEADED_WORDS.join('|')})(?:\t|\s{2})\s*`, 'iu');
const FIRST = String.raw`(?:first|given) names?(?:\(s\))?`;
const LAST = String.raw`(?:last |sur|family )names?(?:\(s\))?`;
/** `First name / last name: Asha Verma`: forms with both names in one field. */
const TWO_NAMES = new RegExp(
  String.raw`^(?:${FIRST}\s?[/,&]\s?${LAST}|${LAST}\s?[/,&]\s?${FIRST})(?:\s*:)?\s+`,
  'iu',
);
/** `Hello, I am Asha Verma.` */
const GREETINGS = '(?:hi|hello|hey|hallo|bonjour|hola)(?: there)?';
const GREETING = new RegExp(
  String.raw`^(?:${GREETINGS}\s?[,!.–-]?\s+(?:i am|i['’]m|my name is|this is|it['’]s)|my name is)\s+`,
  'iu',
);
/** A greeting continues after the name. */
const END = /[.!?,](?:\s|$)|\s(?:and|from|an?)\s/u;

/** The start and end of a name on a line that labels it as one; null if the line does not. */
export function findLabelledName(line: string): { start: number; end: number } | null {
  const label = [ONE_NAME, TWO_NAMES, FOREIGN, HEADED].map((pattern) => pattern.exec(line)).find(Boolean);
  if (label) return { start: label[0].length, end: line.length };
  const greeting = GREETING.exec(line);
  if (!greeting) return null;
  const start = greeting[0].length;
  const end = line.slice(start).search(END);
  return { start, end: end < 0 ? line.length : start + end };
}

const ORDINARY_WORDS = [
  'resume|cv|curriculum|vitae|updated?|new|final|latest|copy|profile|developer|engineer|admin',
  'administrator|manager|consultant|analyst|senior|junior|sr|jr|dev|lead|finance|internship|intern',
  'hr|it|technologies|technology|pvt|ltd|converted|formatted|doc|docx|pdf|page|of|the|and|for|in',
  'info|mail|contact|hello|admin|job|jobs|work|career|careers|office|sales|exp|experience|years?',
  'yrs?',
];
const ORDINARY = new RegExp(`^(?:${ORDINARY_WORDS.join('|')})$`, 'iu');

/** Words next to a name in file names and addresses: document types, versions, languages, months and trades. */
const PAPERS = new Set(
  'civil mechanical electrical structural driver my cover letter europass lebenslauf bewerbung curriculo currículo hoja vida linkedin indeed monster export download scan scanned image img page version draft v english german deutsch french hindi hire candidate applicant application portfolio short long one two first second january february march april june july august september october november december'.split(
    ' ',
  ),
);
const MOST_WORDS = 5;

/** How many words of a name are in the mailbox, not counting initials; 2 for `asha.verma@` and Asha Verma. */
export function spelledIn(name: string, mailbox: string, least = 3): number {
  const local = plain((mailbox.split('@')[0] ?? '').toLowerCase());
  if (local.length < 3) return 0;
  const words = name
    .split(/[\s.'’-]+/u)
    .map((word) => plain(word.toLowerCase()))
    .filter((word) => word.length >= least);
  return words.filter((word) => local.includes(word)).length;
}

/** True if a mailbox begins with the initials of the first and last word of a name, in either order. */
export function hasSameInitials(name: string, mailbox: string): boolean {
  const words = plain(name.toLowerCase()).split(' ');
  const [first, last] = [words[0]?.charAt(0) ?? '', words.at(-1)?.charAt(0) ?? ''];
  return [first + last, last + first].some((initials) => mailbox.toLowerCase().startsWith(initials));
}

const LATIN: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** Removes accents, as addresses do. */
function plain(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[łøđßæœı]/gu, (letter) => LATIN[letter] ?? letter);
}

/** `asha.verma84@acme.example` gives Asha Verma, without trade words; null if the mailbox does not have two words, as in `averma` or `info`. */
export function nameFromEmail(address: string): string | null {
  const words = (address.split('@')[0] ?? '')
    .replace(/\d+/gu, ' ')
    .split(/[\s._-]+/u)
    .filter((word) => word !== '');
  const named = words.filter((word) => word.length > 2 && !isOfPapers(word.toLowerCase()));
  return named.length >= 2 && named.length <= 3 ? named.map(capitalised).join(' ') : null;
}

/** A resume repeats its person's name a few times, but a product it is about on every page. */
const MOST_SAID = 8;

/**
 * `React Developer_AshaVerma (1).docx` gives Asha Verma: the remaining words without ordinary ones, those of documents,
 * versions and trades, and words that the text repeats often, if there are at least two. Else empty, since
 * `Profile.pdf` and `CV English.pdf` name no one.
 */
export function nameFromFile(fileName: string, text = ''): string {
  const base = (fileName.split(/[/\\]/u).at(-1) ?? '').replace(/\.\p{L}{2,5}$/u, '');
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isSubject = (word: string) => said.filter((one) => one === word.toLowerCase()).length > MOST_SAID;
  const words = base
    .replace(/[([{][^([{)\]}]{0,40}[)\]}]/gu, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L}{3})\.(?=\p{L}{3})/gu, ' ')
    .split(/[_–-]+/u)
    .flatMap(wordsOfName)
    .filter((word) => !isSubject(word));
  const isName = words.length >= 2 && words.some((word) => word.length > 2);
  return isName ? words.slice(0, MOST_WORDS).map(capitalised).join(' ') : '';
}

/** The words that can be a name; none if they are a trade, as in `Supply Chain Manager`. */
function wordsOfName(part: string): string[] {
  const words = part
    .split(/[^\p{L}'’.]+/u)
    .map((word) => word.replace(/^\.+|(?<!\.)\.+$/gu, ''))
    .filter((word) => word !== '');
  const isTrade = words.length > 1 && TITLE_HEADS.has(words.at(-1)?.toLowerCase() ?? '');
  return isTrade ? [] : words.filter((word) => !isOfPapers(word.toLowerCase()));
}

const isOfPapers = (word: string): boolean =>
  ORDINARY.test(word) ||
  PAPERS.has(word) ||
  NO_NAME_WORDS.has(word) ||
  TITLE_HEADS.has(word) ||
  TITLE_HINTS.has(word);

const capitalised = (word: string): string =>
  word === word.toLowerCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
