/** Awaits all of these concurrently, by name. Queries of one transaction asked like this are pipelined. */
export async function sideBySide<T extends Record<string, unknown>>(
  asked: T,
): Promise<{ [Name in keyof T]: Awaited<T[Name]> }> {
  const answers = await Promise.all(Object.values(asked));
  return Object.fromEntries(Object.keys(asked).map((name, place) => [name, answers[place]])) as {
    [Name in keyof T]: Awaited<T[Name]>;
  };
}
