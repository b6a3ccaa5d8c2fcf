import * as z from 'zod/mini';
import { type GivenSentence, proveSentence } from './check-sentence.ts';
import type { EvidenceRow } from './evidence-rows.ts';
import { readJsonObject } from './read-json.ts';

const MOST_SENTENCES = 20;
const MOST_QUOTES = 40;

const replySchema = z.object({
  sentences: z
    .array(
      z.object({
        text: z.string(),
        evidence: z.array(z.object({ row: z.number(), quote: z.string() })).check(z.maxLength(MOST_QUOTES)),
      }),
    )
    .check(z.maxLength(MOST_SENTENCES)),
  notFound: z.optional(z.boolean()),
});

/** The proved sentences of a reply, and how many were dropped. */
export type ReadSentences = { sentences: string[]; dropped: number };

/** The sentences of a reply; null if its JSON is not valid. */
function sentencesIn(reply: string): GivenSentence[] | null {
  const parsed = replySchema.safeParse(readJsonObject(reply));
  if (!parsed.success) return null;
  return parsed.data.notFound === true ? [] : parsed.data.sentences;
}

/**
 * The sentences of a model's reply that the evidence proves, each once, in row order. Null if the reply has the wrong
 * format.
 */
export function readSentences(reply: string, rows: readonly EvidenceRow[]): ReadSentences | null {
  const given = sentencesIn(reply);
  if (!given) return null;
  const proved = given.map((sentence) => proveSentence(sentence, rows)).filter((one) => one !== null);
  const inOrder = proved.toSorted((one, other) => one.row - other.row);
  return { sentences: [...new Set(inOrder.map(({ text }) => text))], dropped: given.length - proved.length };
}
