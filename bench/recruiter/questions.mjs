/** Every question, one file per kind in `questions/`. */
import { readdirSync } from 'node:fs';

const FOLDER = new URL('questions/', import.meta.url);

const files = readdirSync(FOLDER).toSorted();

export const QUESTIONS = (await Promise.all(files.map((file) => import(new URL(file, FOLDER))))).flatMap(
  ({ questions }) => questions,
);
