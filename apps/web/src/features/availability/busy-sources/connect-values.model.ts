/** The part of a schema by which a form is judged. */
type Judge = {
  safeParse: (values: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } };
};

/** Every wrong field with its text, judged by the contract's schema. */
export const mistakesBy =
  (schema: Judge) =>
  (values: object): Record<string, string> =>
    Object.fromEntries(
      (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
    );
