import { escapePattern } from '#lib/text/escape-pattern.ts';

/**
 * Replaces a person's full name in a text, in any case and spacing. A single word stays, since it is seldom only a
 * name.
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
