/** The trimmed, non-empty parts of a delimited list. */
export const splitList = (text: string | undefined, separator = ','): string[] =>
  (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** The same for ids and addresses: distinct and lower-cased, as they are stored and compared. */
export const splitKeys = (text: string | undefined, separator?: string): string[] => [
  ...new Set(splitList(text, separator).map((part) => part.toLowerCase())),
];
