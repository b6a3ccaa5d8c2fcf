/** The invented people, by trade in `people/`. Their companies and schools are sample data; emails and phone numbers reach no one. */
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('people/', import.meta.url);
const NONE = { jobs: [], education: [], skills: [], certificates: [], languages: [], links: [] };

/** Everyone, by number. */
export const PEOPLE = readdirSync(FOLDER)
  .flatMap((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')))
  .map((person) => ({ ...NONE, ...person }))
  .toSorted((one, other) => one.number - other.number);

const byKey = new Map(PEOPLE.map((person) => [person.key, person]));

/** A person by the short name that questions use. */
export function person(key) {
  const found = byKey.get(key);
  if (!found) throw new Error(`There is no one called ${key}.`);
  return found;
}

const ENDINGS = ['resume', 'CV', 'Resume_2026', ''];

/** The name of someone's file, such as `Meera_Joshi_CV.pdf`. */
export function getFileName({ file, name, number, format }) {
  if (file) return file;
  const words = [name.replace(/[^\p{L}]+/gu, '_'), ENDINGS[number % ENDINGS.length]];
  return `${words.filter(Boolean).join('_')}.${format}`;
}
