/** The parts of a list that came as one text, trimmed, without empty ones. */
export const splitList = (text: string | undefined, separator = ','): string[] =>
  (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
