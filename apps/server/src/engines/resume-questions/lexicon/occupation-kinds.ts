import { namesAbroad } from '../../resume-facts/lexicon/occupations-abroad.ts';
import data from './occupation-kinds.json' with { type: 'json' };

const KINDS = new Map(Object.entries(data.kinds));

/** Narrower names of an occupation and those in other languages; the name must be in lower case and singular. */
export const kindsOfOccupation = (name: string): readonly string[] => [
  ...(KINDS.get(name)?.split(', ') ?? []),
  ...namesAbroad(name),
];
