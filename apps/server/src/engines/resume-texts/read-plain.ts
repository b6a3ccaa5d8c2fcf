import { composeText } from './text/compose-text.ts';
import type { ResumeText } from './text/resume-text.ts';
import { unsupported } from './text/unreadable-file.ts';

const SAMPLE_BYTES = 4096;
/** In UTF-16 every other byte of Latin text is zero. */
const LEAST_ZEROS = 0.3;
const MOST_CONTROLS = 0.02;
const CONTROL = /\p{Cc}/gu;
/** Control characters for layout. */
const LAYOUT = /[\t\n\v\f\r]/;

/** Reads a text file: UTF-8 or UTF-16, if marked or evident, else Windows-1252. A form feed starts a new page. */
export function readPlain(bytes: Uint8Array): ResumeText {
  const text = decodePlain(bytes);
  const controls = text.match(CONTROL)?.filter((letter) => !LAYOUT.test(letter)).length ?? 0;
  if (controls > MOST_CONTROLS * text.length) throw unsupported('This is no file of text.');
  return composeText(text.split('\f').map((page) => ({ text: page })));
}

/** Decodes a text file with an unknown encoding. */
export function decodePlain(bytes: Uint8Array): string {
  const encoding = detectEncoding(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function detectEncoding(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zerosAt = (parity: number) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (odd > LEAST_ZEROS * sample.length && even === 0) return 'utf-16le';
  if (even > LEAST_ZEROS * sample.length && odd === 0) return 'utf-16be';
  return null;
}
