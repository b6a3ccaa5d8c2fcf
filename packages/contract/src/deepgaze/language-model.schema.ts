import * as z from 'zod/mini';
import { instantField } from '../fields.ts';

/**
 * Whether a language model may help. `isConfigured`: the operator set an endpoint. `host` is where texts are sent, and
 * `isLocal` is true if that is on the local network. `isOn`: an administrator switched it on, aware that personal data
 * is sent.
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

/** Switching it on requires confirming that the notice was read. */
export const languageModelChangeSchema = z.object({
  isOn: z.boolean(),
  hasReadNotice: z.optional(z.boolean()),
});
