import { sql, type SelectQueryBuilder } from 'kysely';

export async function countRows<DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, {}>,
): Promise<number> {
  const { total } = await query
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .$castTo<{ total: string }>()
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function hasRows<DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, {}>,
): Promise<boolean> {
  const row = await query
    .select(sql<number>`1`.as('one'))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
