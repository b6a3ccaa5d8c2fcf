import { sql, type JoinBuilder, type ReferenceExpression } from 'kysely';

/**
 * Joins rows of one vendor: `left` equals `right`, both written `table.column`, and so do the vendors of both tables.
 * A join that forgets the vendor would pair rows of two tenants, so all joins of tenants' tables are written with it.
 */
export function sameVendor<DB, TB extends keyof DB>(
  join: JoinBuilder<DB, TB>,
  left: ReferenceExpression<DB, TB> & string,
  right: ReferenceExpression<DB, TB> & string,
): JoinBuilder<DB, TB> {
  const [leftVendor, rightVendor] = [left, right].map((column) =>
    sql.ref(`${column.split('.')[0]}.vendor_id`),
  );
  return join.on(sql<boolean>`${leftVendor} = ${rightVendor}`).onRef(left, '=', right);
}
