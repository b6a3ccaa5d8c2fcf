import { composeText, type FoundPage } from './text/compose-text.ts';
import type { ResumeText } from './text/resume-text.ts';
import { followWord, type RtfState } from './rtf-words.ts';
import { isUnseen, type TextLook } from './text/text-look.ts';

/** A control word with its number and the space after it, a control symbol, a brace, or plain text (RTF 1.9.1). */
const TOKEN = /\\([a-z]+)(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\(\W)|([{}])|([^\\{}\r\n]+)/gi;
const PAGE = '\f';
const DEEPEST = 500;

/** Reads a Rich Text file: resolves control words, and leaves out what is no text. */
export function readRtf(bytes: Uint8Array): ResumeText {
  const rtf = Buffer.from(bytes).toString('latin1');
  const state: RtfState = {
    group: { isLeftOut: false, isHidden: false, skip: 1 },
    groups: [],
    encoding: 'windows-1252',
    colours: [],
    toSkip: 0,
    bytes: [],
    seen: [],
    hidden: [],
  };
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(rtf); token; token = TOKEN.exec(rtf)) {
    const jump = followToken(state, token);
    if (jump > 0) TOKEN.lastIndex += jump;
  }
  flushBytes(state);
  return composeText(toPages(state));
}

/** Handles one token; returns how many bytes after it are not RTF. */
function followToken(state: RtfState, [, word, number, hex, symbol, brace, plain]: RegExpExecArray): number {
  if (hex !== undefined) {
    sayByte(state, Number.parseInt(hex, 16));
    return 0;
  }
  if (plain !== undefined) {
    sayPlain(state, plain);
    return 0;
  }
  flushBytes(state);
  if (brace !== undefined) followBrace(state, brace);
  else if (symbol !== undefined) followSymbol(state, symbol);
  else if (word === 'bin') return Math.max(0, Number(number ?? 0));
  else if (word !== undefined) followWord(state, word, number === undefined ? null : Number(number), say);
  return 0;
}

function followBrace(state: RtfState, brace: string): void {
  if (brace === '{') {
    if (state.groups.length < DEEPEST) state.groups.push(state.group);
    state.group = { ...state.group };
  } else state.group = state.groups.pop() ?? state.group;
}

const SYMBOLS: Record<string, string> = {
  '~': '\u00a0',
  _: '-',
  '\\': '\\',
  '{': '{',
  '}': '}',
  '\n': '\n',
  '\r': '\n',
};

function followSymbol(state: RtfState, symbol: string): void {
  // Ignores a destination that readers need not know.
  if (symbol === '*') state.group.isLeftOut = true;
  else say(state, SYMBOLS[symbol] ?? '');
}

/** Skips the fallback characters for older readers after a Unicode one. */
function sayByte(state: RtfState, byte: number): void {
  if (state.toSkip > 0) state.toSkip -= 1;
  else state.bytes.push(byte);
}

function sayPlain(state: RtfState, plain: string): void {
  const passed = Math.min(state.toSkip, plain.length);
  state.toSkip -= passed;
  for (const letter of plain.slice(passed)) state.bytes.push(letter.charCodeAt(0));
}

/** Bytes only form characters together, in the file's code page. */
function flushBytes(state: RtfState): void {
  if (state.bytes.length === 0) return;
  const text = new TextDecoder(state.encoding).decode(Uint8Array.from(state.bytes));
  state.bytes = [];
  say(state, text);
}

function say(state: RtfState, text: string): void {
  const { group, seen, hidden } = state;
  if (group.isLeftOut || text === '') return;
  const isAway = isUnseen(toLook(state));
  // Both lists keep the breaks, so that their pages match.
  if (text === PAGE || !isAway) seen.push(text);
  if (text === PAGE || isAway) hidden.push(text);
}

function toLook({ group, colours }: RtfState): TextLook {
  const look: TextLook = { isHidden: group.isHidden, hasBackground: group.hasBackground ?? false };
  if (group.points !== undefined) look.points = group.points;
  const colour = colours[group.colour ?? 0];
  if (colour !== undefined) look.colour = colour;
  return look;
}

function toPages({ seen, hidden }: RtfState): FoundPage[] {
  const away = hidden.join('').split(PAGE);
  return seen
    .join('')
    .split(PAGE)
    .map((text, index) => ({ text, hidden: away[index] ?? '' }));
}
