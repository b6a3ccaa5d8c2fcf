import data from './shorthand.json' with { type: 'json' };

/** What people type in haste, in full. */
export const SHORTHAND: Readonly<Record<string, string>> = data.words;
