/** A text as a part of a regular expression that finds the text itself. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
