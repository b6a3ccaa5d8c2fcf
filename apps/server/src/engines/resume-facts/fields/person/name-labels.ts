/** `Name: Asha Verma` */
const ONE_NAME =
  /^(?:(?:full|candidate|applicant)(?:['’]s)?\s)?name(?:\s*of (?:the )?candidate)?[^\S\t]*[\t:\-–—][\s:\-–—]*/iu;
/** `Nom et prénom : Asha Verma`, `Naam: Asha Verma`: names in other languages, with a colon or a cell behind them. */
const FOREIGN_WORDS = [
  'vor-? ?(?:und|&) ?(?:nach|zu)name|name,? (?:und )?vorname|nom(?: et prénoms?)?|prénoms? (?:et )?nom',
  'nombre(?: completo| y apellidos)?|apellidos y nombre|nome(?: completo| e cognome)?',
  'naam|nama(?: lengkap)?|imię i nazwisko',
];
const FOREIGN = new RegExp(String.raw`^(?:${FOREIGN_WORDS.join('|')})[^\S\t]*[\t:][\s:]*`, 'iu');
/** `PERSONAL INFORMATION`, a gap, and the name, as the form of Europass has it. */
const HEADED_WORDS = [
  'personal (?:information|details|data)|persönliche (?:daten|angaben)|informations personnelles',
  'información personal|informazioni personali|informação pessoal|persoonlijke informatie',
];
const HEADED = new RegExp(String.raw`^(?:${HEADED_WORDS.join('|')})(?:\t|\s{2})\s*`, 'iu');
const FIRST = String.raw`(?:first|given) names?(?:\(s\))?`;
const LAST = String.raw`(?:last |sur|family )names?(?:\(s\))?`;
/** `First name / last name: Asha Verma`: forms that ask for two names in one field. */
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
/** A sentence that greets goes on behind the name. */
const END = /[.!?,](?:\s|$)|\s(?:and|from|an?)\s/u;

/** Where a name begins and ends on a line that says that it is one; null where the line does not. */
export function findLabelledName(line: string): { start: number; end: number } | null {
  const label = [ONE_NAME, TWO_NAMES, FOREIGN, HEADED].map((pattern) => pattern.exec(line)).find(Boolean);
  if (label) return { start: label[0].length, end: line.length };
  const greeting = GREETING.exec(line);
  if (!greeting) return null;
  const start = greeting[0].length;
  const end = line.slice(start).search(END);
  return { start, end: end < 0 ? line.length : start + end };
}
