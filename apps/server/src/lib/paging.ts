import type { Paging } from '@slotwise/contract/envelope';
import { LIMITS } from '@slotwise/contract/limits';

/** The requested part of a list; without paging parameters, its first 200 entries. */
export function toPageWindow({ page, pageSize }: Paging) {
  const size = pageSize ?? (page === undefined ? LIMITS.maxPageSize : LIMITS.defaultPageSize);
  const number = page ?? 1;
  return { page: number, pageSize: size, limit: size, offset: (number - 1) * size };
}
