import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from '../lib/repository.mjs';

const STATES = ['met', 'refused', 'not applicable'];
const REQUIREMENTS = 253;

const page = readFileSync(inRepository('docs', 'security.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id, topic, state, where]) => ({ id, topic, state, where }));

test('each requirement of levels 1 and 2 stands once in the table, with a state and a place or reason', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(REQUIREMENTS);
  expect(rows).toHaveLength(REQUIREMENTS);
  expect(rows.filter(({ topic, state, where }) => !topic || !STATES.includes(state) || !where)).toEqual([]);
});

test('the numbers above the table are those of the table', () => {
  const [met, refused, other] = STATES.map((state) => rows.filter((row) => row.state === state).length);
  expect(page).toContain(`${met} are met, ${refused} refused, ${other} not applicable.`);
});

test('every file that the table names is there', () => {
  const named = rows.flatMap(({ where }) => [...where.matchAll(/`([\w./-]+)`/g)].map(([, path]) => path));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !path.includes('*') && !existsSync(inRepository(path)))).toEqual([]);
});
