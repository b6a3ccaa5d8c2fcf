import { sql, type Expression, type SqlBool } from 'kysely';
import { toWordPattern } from '#lib/text/word-beginnings.ts';
import { foldText, likeAnywhere } from '#lib/text/fold-text.ts';

/**
 * The database's own way to fold a text as `foldText` does, for columns that are not kept folded. Most texts are ASCII, which
 * has no accents and takes a third of the time.
 */
const folded = (text: Expression<unknown>) =>
  sql`lower(case when octet_length(${text}) = char_length(${text}) then ${text}
    else regexp_replace(normalize(${text}, nfkd), '[\u0300-\u036f]', '', 'g') end)`;

/** Whether a text holds all of these words, whatever their case and accents. It is folded once for all of them. */
export const foldedLike = (text: Expression<unknown>, words: readonly string[]): Expression<SqlBool> =>
  sql<SqlBool>`${folded(text)} like all (${words.map((word) => likeAnywhere(foldText(word)))}::text[])`;

/** Whether a folded word begins in a folded text. The database takes it for likely, and so reads a list in its own order. */
export const beginsIn = (text: Expression<unknown>, word: string): Expression<SqlBool> =>
  sql<SqlBool>`coalesce(${text} ~ ${toWordPattern(word)}, false)`;

/** The same of a text that is not kept folded, for all of these words. */
export const beginAllIn = (text: Expression<unknown>, words: readonly string[]): Expression<SqlBool> =>
  sql<SqlBool>`coalesce(${folded(text)} ~ all (${words.map(toWordPattern)}::text[]), false)`;
