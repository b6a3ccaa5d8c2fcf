import { isToken } from '#lib/secrets/token.ts';

/** The token in the name of the file, `{token}.ics`; undefined where there is none of a calendar. */
export function tokenOfFile(file: string): string | undefined {
  const token = file.endsWith('.ics') ? file.slice(0, -'.ics'.length) : '';
  return isToken(token, 'feed') ? token : undefined;
}
