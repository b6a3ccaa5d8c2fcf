import { pumped } from './pumps.ts';

/** Something of the product that reads text of others. */
export type Target = {
  name: string;
  /** So many characters are tried, and half of them. */
  length: number;
  /** What may stand before and behind the repeated part. */
  heads?: readonly string[];
  /** What the others are measured against, again and again; a sentence unless it is said. */
  harmless?: string;
  tails?: readonly string[];
  /** What this one may stumble over besides the usual: each repeated behind what leads to it. */
  repeats?: readonly { head: string; pump: string }[];
  /** What this one may cost in any case, in milliseconds of the processor; as little as sorting words by default. */
  freeMillis?: number;
  /** What has to be done to the text before the product gets it; it is not measured. */
  prepare?: (text: string) => unknown;
  run: (input: never) => unknown;
};

/** A text to measure: of two sizes, so that it shows how the work grows. */
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
