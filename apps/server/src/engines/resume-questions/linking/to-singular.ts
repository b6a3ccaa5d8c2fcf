/** 'sales executives' is asked for where titles say 'sales executive'; 'secretaries', 'coaches' and 'salesmen' as well. */
export const toSingular = (text: string): string =>
  text
    .replace(/men$/i, 'man')
    .replace(/(?<=[a-z]{3})ies$/i, 'y')
    .replace(/(?<=[a-z](?:ch|sh|ss|x))es$/i, '')
    .replace(/(?<=[a-z]{2})(?<!s)s$/i, '');
