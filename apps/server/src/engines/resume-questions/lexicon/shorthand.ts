import data from './shorthand.json' with { type: 'json' };

/** Abbreviations that people type in haste, with their full form. */
export const SHORTHAND: Readonly<Record<string, string>> = data.words;
