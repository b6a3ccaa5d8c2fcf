import { sql, type Expression, type SqlBool } from 'kysely';
import { foldText, likeAnywhere } from '#lib/fold-text.ts';

/** The database's own way to fold a text as `foldText` does, for columns that are not kept folded. */
export const folded = (text: Expression<unknown>) =>
  sql<string>`lower(regexp_replace(normalize(${text}, nfkd), '[\u0300-\u036f]', '', 'g'))`;

/** Whether a text holds a word, whatever their case and accents. */
export const foldedLike = (text: Expression<unknown>, word: string): Expression<SqlBool> =>
  sql<SqlBool>`${folded(text)} like ${likeAnywhere(foldText(word))}`;
