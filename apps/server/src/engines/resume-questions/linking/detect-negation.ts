import { isNotHeld } from '../../resume-facts/mentions/not-held.ts';
import type { Stretch } from '../../resume-texts/text/resume-text.ts';

/** How much of a sentence is checked on each side of a mention. */
const BEFORE = 120;
const AFTER = 40;

const NOUNS = [
  'experience|knowledge|exposure|background|skills?|training|expertise|command|understanding',
  'erfahrung(?:en)?|(?:vor)?kenntnisse|experiencia|conocimientos?|expérience|connaissances?',
];
const NOUN = `(?:${NOUNS.join('|')})`;
const VERBS = [
  'know|known|have|had|speak|spoken|use|used|work|worked|learn|learned|learnt|understand|write|written',
  'program|programmed|code|coded|hold|finish|finished|complete|completed|studied|touched|familiar',
  'proficient|fluent|skilled|versed|trained|certified|experienced|good',
];
const VERB = `(?:${VERBS.join('|')})`;
const FEW_WORDS = String.raw`(?:[\s,/]+[\p{L}\p{N}.+#'’-]+){0,5}[\s,/]*`;
/** The words between a denial and its object, without a 'but' or 'only' that takes it back. */
const UP_TO = String.raw`(?!.*\b(?:but|only|just|however|aber|sondern|pero|mais)\b)${FEW_WORDS}`;

const NO = "no|without|lacks?|lacking|zero|keine?|ohne|sin|aucune|pas d['’e]";
/** Words directly before a mention that deny it. */
const DENIED_BEFORE = new RegExp(
  [
    String.raw`(?:\b(?:not|never|cannot|dont|doesnt)|n['’]t)(?: yet| really| ever| been| currently)*[\s]+${VERB}${UP_TO}`,
    String.raw`(?:\b(?:${NO})|\bnot (?:any|much))(?:\s+[\p{L}-]+){0,2}\s+${NOUN}${UP_TO}`,
    String.raw`\bunfamiliar with${UP_TO}`,
    // A separate sentence, as in 'No driving licence.'
    String.raw`(?:^|[,(])\s*(?:no|keinen?|keine|sans|sin|sem)\s`,
    String.raw`(?:\bnot|n['’]t)(?: an?| the)? `,
  ]
    .map((pattern) => `(?:${pattern})$`)
    .join('|'),
  'iu',
);
/** Things that can be held, not yet or no longer: `PMP`, a driving license, a work permit. */
const LETTERS = /^[A-Z][A-Z\d+&-]{1,9}$/u;
const PAPERS = [
  'first aid|licen[cs]es?|clearance|permit|visa|certificates?|certification|registration|degree|diploma',
  'führerschein|permis',
];
const PAPER = new RegExp(`(?:${PAPERS.join('|')})$`, 'iu');
const isPaper = (words: string) => LETTERS.test(words) || PAPER.test(words);

const NONE = String.raw`(?:none|nil|kein(?:e[rns]?)?|aucune?|ningun[oa]?|geen)\b(?![^\S\n]\p{L})`;
/** 'Java: none', 'Java - no experience'. */
const DENIED_AFTER = new RegExp(
  String.raw`^\s*[-–—:(]\s*(?:${NONE}|not (?:known|used|yet|familiar)|(?:no|keine)(?:\s+${NOUN}|\s*(?:[),;\n]|$)))`,
  'iu',
);

/** A sentence continues on the next line if that begins in lower case, or this one ends with a small word. */
const unbroken = (words: string) => words.replace(/ ?\n(?=\p{Ll})|(?<=[\p{Ll}]) \n(?=\S)/gu, ' ');
const lastSentence = (words: string) =>
  unbroken(words)
    .split(/[.!?;:•|\n]/u)
    .at(-1) ?? '';

/**
 * True if the sentence around a mention denies it: 'I do not know Java', 'no experience with Java', 'Java: none'. In a
 * list, a denial of the first item applies to all.
 */
export function isDenied(text: string, { start, end }: Stretch): boolean {
  const before = lastSentence(text.slice(Math.max(0, start - BEFORE), start));
  const isPending = isPaper(text.slice(start, end)) && isNotHeld(text, { start, end });
  return isPending || DENIED_BEFORE.test(before) || DENIED_AFTER.test(text.slice(end, end + AFTER));
}
