import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import { trimStretch, valueAt, type Line } from '../../lines/lines.ts';
import { withoutStretches } from '../../lines/split-pieces.ts';
import { toNorm } from '../../facts/norms.ts';
import type { Fact } from '../../facts/facts.ts';
import type { SectionBody } from '../../sections/sections.ts';
import { languageNorm } from '../../lexicon/language-names.ts';
import { deniedStretches, leftOutOfSkills } from './exclude-from-skills.ts';

/** Commas, bullets and line ends separate skills, except commas within brackets. */
const LONGEST = 45;
const LONGEST_ITEM = 240;
const MOST_WORDS = 6;
const MOST_SKILLS = 300;
const LABEL =
  /^\s*(?:[-–•*]\s+)?(?:[\p{L}][\p{L}\p{N} &/+.,-]{1,40}(?:\([^)\n]{0,30}\))?)\s{0,2}(?::-?|\s-\s|–\s)\s*/u;
const OTHER_LABEL_WORDS = [
  'interests?|hobbies|courses?|coursework|certifications?|awards?|education|references?',
  'notice(?: period)?|availability|salary|ctc|date of birth|marital status|nationality|passport',
  'driving licen[cs]e|driver.s licen[cs]e|führerschein|führerausweis|permis|carn[eé]t? de conducir|carta de condução|cnh',
];
const OTHER_LABEL = new RegExp(String.raw`\b(?:${OTHER_LABEL_WORDS.join('|')})\b`, 'iu');
const WRAPPED = /(?:[\p{Ll}\p{Lu}\d+#)]|\p{L}-)$/u;
const YEARS =
  /(?:(?<!\s)\s+)?\(?\(\s*(?:\d{1,2}(?:\.\d)?\+?\s?(?:years?|yrs?|months?)|less than 1 year)[^()\n]{0,20}\)/giu;
const LONGEST_REMARK = 41;
const NO_SKILLS = [
  '(?:primary|secondary|key|core|technical|soft|other|additional) skills?|skills?|tools?|languages?|others?',
  'master|novice|very good|good|excellent|basic|advanced|intermediate|beginner|expert|familiar|proficient',
  String.raw`and|or|the|etc|page \d{1,9}|years?|experience|version|exp|level|rating|last used|less than 1 year`,
  // An amount by which templates group skills: 'Over 5000 lines'.
  String.raw`(?:over|under|about|around|up to|at least|more than) \d{1,9} \p{L}{1,20}|n\/a`,
];
const NO_SKILL = new RegExp(String.raw`^(?:${NO_SKILLS.join('|')})$`, 'iu');
const NO_SKILL_BEGINS =
  /^(?:mother tongue|driv(?:ing|er.s) licen[cs]e|führer(?:schein|ausweis)|permis b|(?:no|kein\p{L}{0,9}) (?!sql|code|ops))/iu;
/** A host followed by a path (RFC 3986 §3), in a domain that no technology is named after: not `ASP.NET/C#`. */
const ADDRESS = /https?:|@|\bwww\.|\.(?:com|org|edu|info|in|me)\/\S/iu;
const NO_SKILL_AT_ALL = [NO_SKILL, NO_SKILL_BEGINS, ADDRESS];
const SENTENCE_WORDS = [
  'i|my|we|have|has|having|with|using|experience in|ability|knowledge|responsible|worked|working',
  'willing|able|good at|understanding|to be|which|that|who|is|are|was|were|can',
];
const SENTENCE = new RegExp(String.raw`\b(?:${SENTENCE_WORDS.join('|')})\b`, 'iu');
const ALONE = /[,;•|·●▪❖➢❑■◆✓✔➔→\t\n\uf0b7\uf0a7]/u;
const SPACED = /^\s(?:\s\s|[*–—/-]\s)/u;

/** Names of skill groups, in a cell or on a line of its own before them. */
const GROUP_WORDS = [
  'programming(?: languages?)?|languages?|frameworks?|databases?|cloud|tools?|web|testing|devops',
  'operating systems?|libraries|platforms?|familiar|technical|front-?end|back-?end|software',
  'methodologies|storage|infrastructure',
];
const GROUP = new RegExp(`^(?:${GROUP_WORDS.join('|')})$`, 'iu');

/** The skills listed in a section with these `lines`. Sentences, labels and levels are left out. */
export function readSkills(text: string, section: SectionBody, lines: readonly Line[]): Fact[] {
  const facts: Fact[] = [];
  const seen = new Set<string>();
  for (const item of listSkillItems(text, section, lines)) {
    if (facts.length >= MOST_SKILLS) break;
    const place = skillPlace(text, item);
    if (!place) continue;
    // A line break may follow the hyphen of `MS-DOS`.
    const value = valueAt(text, place).replace(/(?<=\p{L})- (?=\p{L})/gu, '-');
    const norm = toNorm('SKILL', value);
    if (norm === '' || seen.has(norm)) continue;
    seen.add(norm);
    facts.push({ kind: 'SKILL', value, norm, ...place, rule: 'list', confidence: 0.85 });
  }
  return facts;
}

function listSkillItems(text: string, section: SectionBody, lines: readonly Line[]): Stretch[] {
  const items = listItems(text, section).filter(underSkills(text));
  const leftOut = [...leftOutOfSkills(lines), ...deniedStretches(lines)];
  return items.flatMap((item) =>
    leftOut.some(({ start, end }) => start < item.end && item.start < end)
      ? withoutStretches(text, item, leftOut)
      : [item],
  );
}

/** `Interests: Tennis, Chess` lists no skills, up to the next label or the end of the paragraph. */
function underSkills(text: string): (item: Stretch) => boolean {
  let isOther = false;
  return ({ start, end }) => {
    const label = LABEL.exec(text.slice(start, Math.min(end, start + LONGEST_ITEM)))?.[0];
    if (label)
      isOther = OTHER_LABEL.test(label) || isAboutTongues(label, text.slice(start, lineEnd(text, end)));
    else if (text.startsWith('\n', start)) isOther = false;
    return !isOther;
  };
}

/** `Languages: Bengali, English` are spoken languages, `Languages: Java, Python` are skills. */
const isAboutTongues = (label: string, words: string): boolean =>
  /\b(?:languages?|sprachen|langues|idiomas|l[ií]nguas|lingue|talen)\b/iu.test(label) &&
  (words.match(/\p{L}+/gu) ?? []).some((word) => languageNorm(word) !== undefined);

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : Math.min(end, from + LONGEST_ITEM);
}

/** The pieces between commas, bullets and line ends; brackets stay together. */
function listItems(text: string, { bodyStart, end }: SectionBody): Stretch[] {
  const items: Stretch[] = [];
  let from = bodyStart;
  let isBracketed = false;
  for (let at = bodyStart; at < end; at += 1) {
    const letter = text[at] ?? '';
    isBracketed = letter === '(' || (isBracketed && letter !== ')' && letter !== '\n');
    if (isBracketed || !isDivider(text, at) || isWrap(text, from, at, end)) continue;
    items.push({ start: from, end: at });
    from = at + 1;
  }
  return [...items, { start: from, end }];
}

function isDivider(text: string, at: number): boolean {
  const letter = text[at] ?? '';
  return ALONE.test(letter) || (/\s/u.test(letter) && SPACED.test(text.slice(at, at + 3)));
}

/** True for a full line of a comma-separated list without a final comma: its last item continues below. */
function isWrap(text: string, from: number, at: number, end: number): boolean {
  if (text[at] !== '\n') return false;
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(Math.max(lineStart, from - 400), at);
  const next = text.slice(at + 1, Math.min(end, at + 60)).split('\n')[0] ?? '';
  if (!line.includes(',') || !WRAPPED.test(line.trimEnd()) || next.trim() === '') return false;
  if (/^\s*[•●▪*➢❖✓-]/u.test(next) || /^[^,]{2,40}:/u.test(next)) return false;
  return at - lineStart > 70 && !/[.]$/.test(line.trimEnd());
}

function skillPlace(text: string, { start: from, end: to }: Stretch): Stretch | null {
  // A piece that ends in a colon is the label of a cell.
  if (to - from > LONGEST_ITEM || text.slice(from, to).trimEnd().endsWith(':')) return null;
  const label = LABEL.exec(text.slice(from, to))?.[0] ?? '';
  const start = label.length < to - from ? from + label.length : from;
  const raw = text.slice(start, to);
  const bare = withoutRemark(raw).replace(YEARS, '');
  const place = trimSkill(text, start, start + (raw.startsWith(bare) ? bare.length : raw.length));
  return place && isSkill(valueAt(text, place)) && !isGroup(text, place) ? place : null;
}

/** `SQL (for reports)` without the brackets at the end, closed or not. */
function withoutRemark(words: string): string {
  const end = words.endsWith(')') ? words.length - 1 : words.length;
  const inner = words.slice(0, end);
  const least = Math.max(inner.lastIndexOf(')') + 1, inner.lastIndexOf('\n') + 1, end - LONGEST_REMARK);
  const open = inner.indexOf('(', least);
  return open < 0 ? words : words.slice(0, open).trimEnd();
}

/** `Cloud` before a tab and `PROGRAMMING` above a list name the group that follows. */
function isGroup(text: string, { start, end }: Stretch): boolean {
  if (
    !GROUP.test(text.slice(start, end)) ||
    !/(?:^|\n)[^\S\n]*$/u.test(text.slice(Math.max(0, start - 3), start))
  )
    return false;
  const [rest = '', next = ''] = text.slice(end, end + LONGEST_ITEM).split('\n');
  return rest.startsWith('\t') || (rest === '' && /[,•·|]/u.test(next));
}

function isSkill(value: string): boolean {
  const words = value.split(' ').length;
  if (value.length > LONGEST || words > MOST_WORDS || !/\p{L}/u.test(value)) return false;
  return !NO_SKILL_AT_ALL.some((pattern) => pattern.test(value)) && !(words > 3 && SENTENCE.test(value));
}

/** Trims punctuation around a skill, except that of `C++`, `C#` and `.NET`. */
function trimSkill(text: string, start: number, end: number): Stretch | null {
  const place = trimStretch(text, { start, end });
  if (!place) return null;
  const isDot = text[place.end - 1] === '.';
  return { start: place.start, end: isDot ? place.end - 1 : place.end };
}
