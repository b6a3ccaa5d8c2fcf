import { pumped } from './pumps.ts';

/** A part of the product that reads untrusted text. */
export type Target = {
  name: string;
  /** The number of characters tried, and half of it. */
  length: number;
  /** What may precede and follow the repeated part. */
  heads?: readonly string[];
  /** The repeated baseline text; a sentence by default. */
  harmless?: string;
  tails?: readonly string[];
  /** Additional repetitions that may slow this one down, each after what precedes it. */
  repeats?: readonly { head: string; pump: string }[];
  /** What this one may cost in any case, in CPU milliseconds; by default as little as sorting words. */
  freeMillis?: number;
  /** Prepares the text before the product gets it; not measured. */
  prepare?: (text: string) => unknown;
  run: (input: never) => unknown;
};

/** A text to measure, in two sizes, to show how the work grows. */
export type Case = { title: string; build: (length: number) => string };

export function listCases(target: Target, usual: readonly string[]): Case[] {
  const tails = target.tails ?? ['', '!'];
  return [
    ...(target.heads ?? ['']).flatMap((head) =>
      tails.flatMap((tail) => usual.map((pump) => getCase(head, pump, tail))),
    ),
    ...(target.repeats ?? []).map(({ head, pump }) => getCase(head, pump, tails.at(-1) ?? '')),
  ];
}

const getCase = (head: string, pump: string, tail: string): Case => ({
  title: `${JSON.stringify(head)} + ${JSON.stringify(pump)} × n + ${JSON.stringify(tail)}`,
  build: (length) => pumped(pump, length, head, tail),
});
