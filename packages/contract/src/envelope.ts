import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

const status = z.literal('success');

/** `{status: 'success', message?, data}`, plus the named top-level fields of a call. */
export const success = <
  Data extends z.ZodMiniType,
  Named extends z.core.$ZodLooseShape = Record<never, never>,
>(
  data: Data,
  named?: Named,
) => z.object({ status, message: z.optional(z.array(z.string())), data, ...(named ?? ({} as Named)) });

/** `{status: 'success', message}` for calls that return only their outcome. */
export const outcome = z.object({ status, message: z.array(z.string()) });
export type Outcome = z.infer<typeof outcome>;

/** The returned page of a list, counted from 1, and the total number of items. */
export const pageSchema = z.object({ page: z.number(), pageSize: z.number(), total: z.number() });
export type Page = z.infer<typeof pageSchema>;

/** A page of a list: `{status, data: T[], page}`. */
export const buildPage = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ status, data: z.array(item), page: pageSchema });

/** An integer in a URL's query. */
export const queryNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,6}$/, { error: 'This must be a whole number' })),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.gte(min, { error: `At least ${min}` }), z.lte(max, { error: `At most ${max}` })),
    ),
  );

/** `page` counts from 1. Without paging parameters, a list returns its first 200 items. */
export const pagingFields = {
  page: z.optional(queryNumber(1, 100_000)),
  pageSize: z.optional(queryNumber(1, LIMITS.maxPageSize)),
};
export type Paging = { page?: number | undefined; pageSize?: number | undefined };
