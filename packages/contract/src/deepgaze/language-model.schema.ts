import * as z from 'zod/mini';
import { instantField } from '../fields.ts';

/**
 * Whether a language model may help. `isConfigured`: the operator named an endpoint; `host` is where texts go, and
 * `isLocal` whether that is in the own network. `isOn`: an administrator switched it on, knowing that personal data leaves.
 */
export const languageModelSchema = z.object({
  isConfigured: z.boolean(),
  host: z.string(),
  model: z.string(),
  isLocal: z.boolean(),
  isOn: z.boolean(),
  changedAt: z.nullable(instantField),
  changedBy: z.string(),
});
export type LanguageModel = z.infer<typeof languageModelSchema>;

/** Switching it on takes the word that the notice was read. */
export const languageModelChangeSchema = z.object({
  isOn: z.boolean(),
  hasReadNotice: z.optional(z.boolean()),
});
