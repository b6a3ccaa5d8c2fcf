import { runInNewContext } from 'node:vm';
import { language, type Message } from '@slotwise/contract/language';
import { IntlMessageFormat } from 'intl-messageformat';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import * as forms from '../src/lib/text-forms.ts';
import { compileMessage } from './compile-message.ts';
import { readTexts } from './read-texts.ts';

const catalogs = import.meta.glob<Record<string, object>>('../src/**/*.texts.ts', { eager: true });

/** Every message used in the browser, as in its catalog. */
function listMessages(): string[] {
  const { translate } = language;
  const found: string[] = [];
  language.translate = (message: Message) => {
    found.push(String(message));
    return '';
  };
  for (const catalog of Object.values(catalogs)) callAll(catalog);
  language.translate = translate;
  return found;
}

function callAll(texts: object) {
  for (const text of Object.values(texts)) {
    if (typeof text === 'function') text();
    else callAll(text);
  }
}

const readParts = (message: string) => new IntlMessageFormat(message, 'en-GB').getAst();

/** The arguments of a message, with the cases it selects by. */
const listArguments = (message: string) =>
  [...message.matchAll(/\{(\w+)(?:, (\w+)|\})/g)].map(([, name = '', kind]) => ({
    name,
    choices:
      kind === 'select' ? [...message.matchAll(/(\w+) \{/g)].map(([, choice = '']) => choice) : undefined,
  }));

function compile(message: string): (values: object) => string {
  return runInNewContext(`(v) => ${compileMessage(readParts(message))}`, { ...forms });
}

const VALUES = [0, 1, 2, 1234].flatMap((count) => [0, 1, 2, 3].map((turn) => ({ count, turn })));

test('every compiled message prints the same as the library', () => {
  const messages = listMessages().filter((message) => message.includes('{'));
  expect(messages.length).toBeGreaterThan(300);
  const wrong = messages.flatMap((message) => {
    const named = listArguments(message);
    const [print, library] = [compile(message), new IntlMessageFormat(message, language.locale)];
    return VALUES.flatMap(({ count, turn }) => {
      const values = Object.fromEntries(
        named.map(({ name, choices }) => [name, choices ? choices[turn % choices.length]! : count]),
      );
      const printed = print(values);
      return printed === library.format(values) ? [] : [{ message, values, printed }];
    });
  });
  expect(wrong).toEqual([]);
});

test('a name that is also an object property selects the other form', () => {
  const print = compile('{name, select, none {no one} other {{name}}}');
  expect(print({ name: 'constructor' })).toBe('constructor');
});

type Transform = { handler: (code: string, id: string) => { code: string } };

function transform(code: string, id: string): string {
  const { handler } = readTexts().transform as unknown as Transform;
  return handler.call({ parse: parseAst }, code, id).code;
}

test('a catalog exports each text by its own name', () => {
  const code = transform(
    "export const A = defineTexts({ save: 'Save', of: { one: '{n} of `x`' } });",
    'a.texts.ts',
  );
  expect(code).toContain('export const A$save = "Save";\nexport const A$save$ = () => A$save;');
  expect(code).toContain('export const A$of$one = (v) => `${v.n} of \\`x\\``;');
  expect(code).toContain('export const A = {"save":A$save$,"of":A$of$};');
});

test('a module imports the texts that it calls, or the catalog for any other use', () => {
  const code = transform(
    "import { A } from './a.texts.ts';\nshow(A.save(), A.of.one({ n: A.n() }), A[key](), A.of[key], A.save);",
    'a.ts',
  );
  expect(code).toBe(
    `import { A$save, A$of$one, A$n, A$of$, A$save$ } from "./a.texts.ts";
import { A } from './a.texts.ts';
show(A$save, A$of$one({ n: A$n }), A[key](), A$of$[key], A$save$);`,
  );
});
