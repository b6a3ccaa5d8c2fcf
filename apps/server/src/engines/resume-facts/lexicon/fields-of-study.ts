import data from './fields-of-study.json' with { type: 'json' };

/** What shows that someone studied a field: degree abbreviations, and the field's names. */
type Field = { letters: readonly string[]; names: readonly string[] };

const listWords = (words: string): string[] => words.split(' ').filter((word) => word !== '');

const BY_NAME = new Map(
  Object.entries(data.fields).map(([name, field]): [string, Field] => {
    const [letters = '', abroad = ''] = field.split('|');
    return [name, { letters: listWords(letters), names: [name, ...listWords(abroad)] }];
  }),
);

/** The field of study with this name; undefined if there is none. */
export const findFieldOfStudy = (words: string): Field | undefined => BY_NAME.get(words.toLowerCase());
