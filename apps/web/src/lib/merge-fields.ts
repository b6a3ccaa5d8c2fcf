/** Whether two form values are deeply equal. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Field by field: my changes stay, everything else becomes theirs. */
export function mergeFields<Fields extends object>(base: Fields, mine: Fields, theirs: Fields): Fields {
  const names = Object.keys(theirs) as (keyof Fields)[];
  const merged = names.map((name) => [name, isSame(base[name], mine[name]) ? theirs[name] : mine[name]]);
  return Object.fromEntries(merged) as Fields;
}
