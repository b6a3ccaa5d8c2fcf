import { sql, type JoinBuilder, type ReferenceExpression } from 'kysely';

/** Joins rows of one vendor: `left` equals `right`, and so do their vendors. All joins between tenant tables use it. */
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
