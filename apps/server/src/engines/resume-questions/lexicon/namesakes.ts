import type { Stretch } from '../../resume-texts/text/resume-text.ts';

/**
 * Names that hold another name, which stands first in its line, and mean something else: someone who lists Windows Azure has
 * not listed Windows, and a welder who holds AWS D1.1 knows no cloud. Our own list. What is a kind of the other, as SQL Server and React Native are, does not stand here.
 */
const NAMESAKES = `
windows: windows azure
java: java script
basic: visual basic
c: objective c, c suite, c level, vitamin c, hepatitis c, c arm, c section
r: r and d, r d
go: go to market, go live, go lives, go kart, go karts
access: access control, access controls, access management, access point, access points, patient access
word: word processing, word of mouth
outlook: market outlook, business outlook
ui: soap ui
rust: rust removal, rust proofing, rust prevention
scratch: from scratch
swift: swift messages, swift payments, swift transfers, swift code, swift codes
aws: aws d1, aws d11, aws d12, aws d15, aws d16, aws d17, aws d171
`;

const LONGEST = 24;

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[\s\-–]+/g, ' ');

/** A longer name, and after how many of its letters the shorter one begins. */
type Namesake = { whole: string; at: number };

function readLine(line: string): [name: string, others: Namesake[]] {
  const [name = '', others = ''] = line.split(': ');
  return [name, others.split(', ').map((whole) => ({ whole, at: ` ${whole} `.indexOf(` ${name} `) }))];
}

const OTHERS = new Map(NAMESAKES.trim().split('\n').map(readLine));

const isInWord = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Whether a name that stands here is only a part of a longer one that means something else. */
export function isPartOfNamesake(text: string, { start, end }: Stretch): boolean {
  const name = plain(text.slice(start, end));
  const before = plain(text.slice(Math.max(0, start - LONGEST), start));
  const around = `${before}${name}${plain(text.slice(end, end + LONGEST))}`;
  return (OTHERS.get(name) ?? []).some(({ whole, at }) => {
    const from = before.length - at;
    const isHere = from >= 0 && around.startsWith(whole, from);
    return isHere && !isInWord(around[from - 1]) && !isInWord(around[from + whole.length]);
  });
}

/** Whether a name stands in some words as a part of longer ones alone. */
export function standsInNamesakesAlone(words: string, name: string): boolean {
  if (!OTHERS.has(name)) return false;
  let isMet = false;
  for (let start = words.indexOf(name); start >= 0; start = words.indexOf(name, start + 1)) {
    const end = start + name.length;
    if (isInWord(words[start - 1]) || isInWord(words[end])) continue;
    if (!isPartOfNamesake(words, { start, end })) return false;
    isMet = true;
  }
  return isMet;
}
