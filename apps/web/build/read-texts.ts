import { IntlMessageFormat } from 'intl-messageformat';
import type { Plugin } from 'vite';
import { compileMessage } from './compile-message.ts';

type Node = { type?: string; start: number; end: number; [key: string]: unknown };
type Edit = { start: number; end: number; text: string };

const CATALOG = /\.texts\.ts$/;

/**
 * Compiles catalogs at build time, so that a text costs no more than if it were written in place: without values it
 * becomes a string, with values a function. Each is exported by its own name, by which modules import it, and neither
 * the catalog nor the message library reaches a browser.
 */
export function readTexts(): Plugin {
  return {
    name: 'slotwise-read-texts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { code: /\.texts\.ts['"]|defineTexts\(/, id: /\/src\/.*\.tsx?$/ },
      handler(code, id) {
        const program = this.parse(code) as unknown as Node;
        const isCatalog = CATALOG.test(id);
        const edits = isCatalog ? compileCatalogs(program) : nameTexts(program);
        return { code: (isCatalog ? FORMS : '') + apply(code, edits), map: null };
      },
    },
  };
}

const apply = (code: string, edits: Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);

const FORMS = "import { number, plural, select } from '#lib/text-forms.ts';\n";

/** Every `export const NAME = defineTexts({ … })`: its texts before it, and an object of functions in its place. */
function compileCatalogs({ body }: Node): Edit[] {
  return (body as Node[]).flatMap((statement) => {
    const [declared] = ((statement['declaration'] as Node | undefined)?.['declarations'] as Node[]) ?? [];
    const call = declared?.['init'] as Node | undefined;
    if (call?.type !== 'CallExpression' || (call['callee'] as Node)['name'] !== 'defineTexts') return [];
    const texts: string[] = [];
    const [messages] = call['arguments'] as Node[];
    const object = compileEntries(messages!, String((declared!['id'] as Node)['name']), texts);
    return [
      { start: statement.start, end: statement.start, text: texts.join('') },
      { start: call.start, end: call.end, text: object },
    ];
  });
}

/** Adds the texts of an object to `texts`, each as a text and as a function; returns an object of the functions. */
function compileEntries(object: Node, name: string, texts: string[]): string {
  const entries = (object['properties'] as Node[]).map((property) => {
    const { name: plain, value: quoted } = property['key'] as { name?: string; value?: string };
    const key = plain ?? String(quoted);
    const text = `${name}$${key.replaceAll(/\W/g, '_')}`;
    texts.push(compileEntry(property['value'] as Node, text, texts));
    return `${JSON.stringify(key)}:${text}$`;
  });
  return `{${entries.join(',')}}`;
}

function compileEntry(entry: Node, name: string, texts: string[]): string {
  const { type, value: message } = entry;
  if (type === 'ObjectExpression') return `export const ${name}$ = ${compileEntries(entry, name, texts)};\n`;
  if (typeof message !== 'string') throw new Error(`The text ${name} is no plain string.`);
  if (!message.includes('{'))
    return `export const ${name} = ${JSON.stringify(message)};\nexport const ${name}$ = () => ${name};\n`;
  const parts = new IntlMessageFormat(message, 'en-GB').getAst();
  return `export const ${name} = (v) => ${compileMessage(parts)};\nexport const ${name}$ = ${name};\n`;
}

/** Names every text: a called one by its text's name, one passed on by its function's name. */
function nameTexts(program: Node): Edit[] {
  const imports = (program['body'] as Node[]).filter(
    ({ type, source }) => type === 'ImportDeclaration' && CATALOG.test(String((source as Node)['value'])),
  );
  return imports.flatMap((statement) => {
    const locals = new Map((statement['specifiers'] as Node[]).map(toNames));
    const edits: Edit[] = [];
    findTexts(program, locals, edits);
    const named = new Set(edits.map(({ text }) => text)).values();
    const from = JSON.stringify((statement['source'] as Node)['value']);
    const added = `import { ${[...named].join(', ')} } from ${from};\n`;
    return [...edits, { start: statement.start, end: statement.start, text: added }];
  });
}

function findTexts(node: unknown, locals: Map<string, string>, edits: Edit[]): void {
  if (typeof node !== 'object' || node === null) return;
  const edit = nameText(node as Node, locals);
  if (edit) edits.push(edit);
  const children = edit ? [(node as Node)['arguments']] : Object.values(node);
  for (const child of children) findTexts(child, locals, edits);
}

function nameText(node: Node, locals: Map<string, string>): Edit | undefined {
  const isCall = node.type === 'CallExpression';
  const named = (isCall ? node['callee'] : node) as Node;
  const [local = '', ...keys] = (named.type === 'MemberExpression' && readPath(named)) || [];
  const name = locals.get(local);
  if (!name) return undefined;
  const text = [name, ...keys].join('$');
  const isPlain = isCall && (node['arguments'] as Node[]).length === 0;
  const { start, end } = isPlain ? node : named;
  return { start, end, text: isCall ? text : `${text}$` };
}

const toNames = ({ local, imported }: Node): [string, string] => [
  String((local as Node)['name']),
  String((imported as Node)['name']),
];

/** ['MEETING', 'decide', 'title'] for `MEETING.decide.title`; undefined for any other form. */
function readPath({ type, name, object, property, computed }: Node): string[] | undefined {
  if (type === 'Identifier') return [String(name)];
  const path = type === 'MemberExpression' && !computed ? readPath(object as Node) : undefined;
  return path && [...path, String((property as Node)['name'])];
}
