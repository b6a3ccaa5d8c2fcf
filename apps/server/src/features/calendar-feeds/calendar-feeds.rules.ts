import { isToken } from '#lib/secrets/token.ts';

/** The token in the file name, `{token}.ics`; undefined if it is no calendar's. */
export function tokenOfFile(file: string): string | undefined {
  const token = file.endsWith('.ics') ? file.slice(0, -'.ics'.length) : '';
  return isToken(token, 'feed') ? token : undefined;
}
