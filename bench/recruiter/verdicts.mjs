/** The verdicts, and the people that an answer's rows refer to. */
import { getFileName, PEOPLE, person } from './people.mjs';

export const RIGHT = { verdict: 'right', why: '' };
export const partly = (why) => ({ verdict: 'partly', why });
export const wrong = (why) => ({ verdict: 'wrong', why });

const keyOfFile = new Map(PEOPLE.map((one) => [getFileName(one), one.key]));

/** The short name of a row's person; rows give the path in the zip. */
export const toKey = ({ fileName }) => keyOfFile.get(fileName.split('/').pop());

/** The short names of the rows with one of these verdicts. */
export const toKeys = (rows, ...verdicts) =>
  rows.filter(({ verdict }) => verdicts.includes(verdict)).map(toKey);

/** People's names, as shown in the report. */
export const listNames = (keys) => keys.map((key) => person(key).name).join(', ');

/** A reason of several parts, without empty ones: `[['missed', ['meera']], ...]`. */
export const getReason = (parts) =>
  parts
    .filter(([, keys]) => keys.length > 0)
    .map(([word, keys]) => `${word} ${listNames(keys)}`)
    .join('; ');
