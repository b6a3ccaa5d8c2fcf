import { escapePattern } from '#lib/text/escape-pattern.ts';

/**
 * A text with something else in place of a person's full name, in any case and spacing. A single word stays, since it is
 * seldom a name alone.
 */
export function replaceName(text: string, name: string, instead: string): string {
  const words = name.split(/[\s,._-]+/u).filter((word) => word !== '');
  if (words.length < 2) return text;
  const pattern = words.map(escapePattern).join(String.raw`[\s,._-]+`);
  return text.replace(
    new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'giu'),
    () => instead,
  );
}
