/** A place where a pattern repeats something: what precedes it, and each thing it may repeat. */
export type Repeated = { head: string; pump: string };

type Part = { options: Part[][]; text: string; least: number; isMany: boolean };

const QUANTIFIER = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;
const LOOK = /^\?(?:=|!|<=|<!)/;
const GROUP = /^\?(?::|<\w+>)/;
/** This many repetitions or more count as unlimited. */
const MANY = 5;
/** If one place may repeat very many words, the first few suffice. */
const MOST_OPTIONS = 12;
const ESCAPES: Record<string, string> = {
  b: '',
  B: '',
  s: ' ',
  S: 'a',
  d: '1',
  D: 'a',
  w: 'a',
  W: ' ',
  n: '\n',
  t: '\t',
};

/** What a pattern repeats; empty for a text that is not a pattern. */
export function repeatedParts(source: string): Repeated[] {
  const found: Repeated[] = [];
  walk(parse({ source, at: 0 })[0] ?? [], '', found);
  return found;
}

type Reader = { source: string; at: number };

/** The alternatives up to the closing bracket, or to the end. */
function parse(reader: Reader): Part[][] {
  const options: Part[][] = [[]];
  while (reader.at < reader.source.length && reader.source[reader.at] !== ')') {
    if (reader.source[reader.at] === '|') {
      options.push([]);
      reader.at += 1;
    } else options.at(-1)?.push(quantified(reader, atom(reader)));
  }
  reader.at += 1;
  return options;
}

type Atom = Pick<Part, 'options' | 'text'>;

function atom(reader: Reader): Atom {
  const { source } = reader;
  const sign = source[reader.at] ?? '';
  reader.at += 1;
  if (sign === '(') return group(reader);
  if (sign === '[') return { options: [], text: letterOfClass(reader) };
  if (sign === '\\') return { options: [], text: escape(reader) };
  if (sign === '.') return { options: [], text: 'a' };
  return { options: [], text: sign === '^' || sign === '$' ? '' : sign };
}

function group(reader: Reader): Atom {
  const rest = reader.source.slice(reader.at, reader.at + 40);
  reader.at += (LOOK.exec(rest) ?? GROUP.exec(rest))?.[0].length ?? 0;
  const options = parse(reader);
  return { options: LOOK.test(rest) ? [] : options, text: '' };
}

function letterOfClass(reader: Reader): string {
  const inner = /^(?:\\.|[^\]\\])*/.exec(reader.source.slice(reader.at))?.[0] ?? '';
  reader.at += inner.length + 1;
  if (inner.startsWith('^')) return inner.includes('a') ? '-' : 'a';
  return inner.startsWith('\\') ? escape({ source: inner, at: 1 }) : inner.slice(0, 1);
}

function escape(reader: Reader): string {
  const letter = reader.source[reader.at] ?? '';
  reader.at += 1;
  const name = /^\{[^}]*\}/.exec(reader.source.slice(reader.at))?.[0];
  if ((letter === 'p' || letter === 'P') && name) {
    reader.at += name.length;
    return name.includes('Lu') ? 'A' : 'a';
  }
  return ESCAPES[letter] ?? letter;
}

const ENDLESS = 1_000_000;
const TIMES: Record<string, string> = { '*': `{0,${ENDLESS}}`, '+': `{1,${ENDLESS}}`, '?': '{0,1}' };

function quantified(reader: Reader, { options, text }: Atom): Part {
  const quantifier = QUANTIFIER.exec(reader.source.slice(reader.at))?.[0] ?? '';
  reader.at += quantifier.length;
  const [least = 1, most = least] = ((TIMES[quantifier[0] ?? ''] ?? quantifier).match(/\d+/g) ?? []).map(
    Number,
  );
  const isEndless = /\{\d+,\}/.test(quantifier);
  return { options, text, least, isMany: isEndless || most >= MANY };
}

/** Texts that match the parts: first each place's first alternative, then the others; optional parts are omitted. */
function listExamples(parts: readonly Part[]): string[] {
  let examples = [''];
  for (const { options, text, least } of parts) {
    if (least === 0) continue;
    const [usual = '', ...others] = options.length > 0 ? options.flatMap(listExamples) : [text];
    const [first = ''] = examples;
    examples = [...examples.map((one) => one + usual), ...others.map((other) => first + other)];
  }
  return examples.slice(0, MOST_OPTIONS);
}

function walk(parts: readonly Part[], before: string, found: Repeated[]): void {
  let head = before;
  for (const { options, text, isMany } of parts) {
    const pumps = [text, ...options.flatMap(listExamples)]
      .filter((pump) => pump !== '')
      .slice(0, MOST_OPTIONS);
    if (isMany) found.push(...[...pumps, pumps.join('')].map((pump) => ({ head, pump })));
    for (const option of options) walk(option, head, found);
    head += text + (listExamples(options[0] ?? [])[0] ?? '');
  }
}
