/** The part of a schema needed to check values. */
type Judge = {
  safeParse: (value: unknown) => {
    error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
  };
};

/** All invalid fields with their texts, by a schema; the first error of each field counts. */
export function mistakesBy(schema: Judge, value: unknown): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}
