/** The part of a schema by which values are judged. */
type Judge = {
  safeParse: (value: unknown) => {
    error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
  };
};

/** Every wrong field with its text, as a schema judges the value; of several mistakes in one field the first. */
export function mistakesBy(schema: Judge, value: unknown): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}
