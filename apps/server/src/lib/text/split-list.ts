/** The parts of a list that came as one text, trimmed, without empty ones. */
export const splitList = (text: string | undefined, separator = ','): string[] =>
  (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** The same of ids and addresses: each once, in small letters as they are stored and compared. */
export const splitKeys = (text: string | undefined, separator?: string): string[] => [
  ...new Set(splitList(text, separator).map((part) => part.toLowerCase())),
];
