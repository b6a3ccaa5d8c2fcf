import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { readColumns, sampleRow } from '../../test/sample-row.ts';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { foldText } from '#lib/text/fold-text.ts';
import { searchBeginnings, toWordPattern } from '#lib/text/word-beginnings.ts';
import { asVendor, toVendorId } from './tenancy.ts';

/** The words that triggers store for a booking, and those that the database finds in a text. */
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

it.each([
  ['meera k@acme.example', ['acme.example', 'example', 'k@acme.example', 'meera']],
  ['(senior) c++ r&d', ['c++', 'd', 'r&d', 'senior)']],
  ['王小明', ['小明', '明', '王小明']],
  ['&& --', []],
])('the words of %j start where people start typing', async (text, words) => {
  const { rows } = await database.store.pool.query('select words_in($1) as words', [text]);
  expect(rows[0]?.words.toSorted()).toEqual(words.toSorted());
});

/** The table stores at most this many characters of a word. */
const KEPT = 48;

/** The words found by a row-by-row scan: those whose pattern matches at their position. */
function listAskedWords(text: string): string[] {
  const isFound = (word: string, at: number) =>
    searchBeginnings(word)[0] === word &&
    new RegExp(`${toWordPattern(word)}$`).test(text.slice(Math.max(0, at - 1), at + word.length));
  return Array.from(text, (_, at) => [at, text.slice(at, at + KEPT).split(' ')[0] ?? ''] as const)
    .filter(([at, word]) => /[^!-/:-@[-`{-~]/.test(word) && isFound(word, at))
    .map(([, word]) => word);
}

const PAGES = ['README.md', 'docs/glossary.md'];
const read = (page: string) => readFileSync(new URL(`../../../../${page}`, import.meta.url), 'utf8');
const OTHERS = [
  '王小明 wang@acme.example (面试)',
  'abc小明 x',
  '小明abc, c#',
  'Zoë–Müller “R&D” naïve',
  '김민수/인턴',
];

it('the word table and a row-by-row scan find the same words in a text', async () => {
  const texts = [...PAGES.flatMap((page) => read(page).split('\n')), ...OTHERS].map(foldText).filter(Boolean);
  const { rows } = await database.store.pool.query(
    'select words_in(folded) as words from unnest($1::text[]) with ordinality as given (folded, place) order by place',
    [texts],
  );
  const sorted = (words: string[] = []) => [...new Set(words)].toSorted().join(' ');
  const differing = texts.filter(
    (text, place) => sorted(rows[place]?.words) !== sorted(listAskedWords(text)),
  );
  expect(differing).toEqual([]);
});

it('a booking is found by its current words only, and not at all after deletion', async () => {
  const columns = await readColumns(database.store.pool);
  const vendor = toVendorId(uuidv7());
  const found = await asVendor(database.store.db, vendor, async (tx) => {
    const insert = async (table: string, given: object) => {
      const row = { ...sampleRow(table, columns.get(table) ?? [], vendor), ...given };
      const places = Object.keys(row).map((_, index) => `$${index + 1}`);
      await tx.executeSql(
        `insert into ${table} (${Object.keys(row).join()}) values (${places.join()})`,
        Object.values(row),
      );
    };
    const listWords = async () => {
      const { rows } = await tx.executeSql(
        `select part || ' ' || word as word from booking_word order by part, word`,
      );
      return rows.map(({ word }) => word);
    };
    await insert('vendor', {});
    await insert('recruiter', {});
    await insert('booking', {
      candidate_name: 'Zoé',
      candidate_email: 'z@kestrel.example',
      candidate_phone: '+4930123',
      search_text: 'zoe z@kestrel.example designer',
    });
    const first = await listWords();
    await tx.executeSql(
      `update booking set search_text = 'zoe z@kestrel.example analyst', candidate_phone = ''`,
    );
    const second = await listWords();
    await tx.executeSql('delete from booking');
    return { first, second, last: await listWords() };
  });
  const candidate = ['example', 'kestrel.example', 'z@kestrel.example', 'zoe'].map(
    (word) => `CANDIDATE ${word}`,
  );
  const numbers = ['0123', '30123', '4930123', '930123'].map((digits) => `PHONE ${digits}`);
  expect(found).toEqual({
    first: [...candidate, ...numbers, 'REST designer'],
    second: [...candidate, 'REST analyst'],
    last: [],
  });
});
