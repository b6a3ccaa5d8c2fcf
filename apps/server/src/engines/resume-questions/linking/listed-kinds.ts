import { languageNorm } from '../../resume-facts/lexicon/language-names.ts';
import type { Mention } from './find-mentions.ts';

const CERTIFIED = 'certified|certifications?|certificates?|licen[cs]ed?';
/** 'Certified in AWS', but the nurse in 'certified nurse' is no certificate. */
const CERTIFIED_BEFORE = new RegExp(
  String.raw`\b(?:${CERTIFIED}) (?:in|as|for|of|on|like|called|named)(?: (?:an?|the))?$`,
);
const CERTIFIED_AFTER = new RegExp(String.raw`^(?:${CERTIFIED})\b(?! (?:in|as|for|of|on|by|with)\b)`);

/** True if the words around a phrase ask for a certificate. */
export const isCertificate = ({ before, after }: Pick<Mention, 'before' | 'after'>): boolean =>
  CERTIFIED_BEFORE.test(before) || CERTIFIED_AFTER.test(after);

const SPEAKING_BEFORE =
  /\b(?:speaks?|speaking|spoken|fluent|native|bilingual|languages?)(?: (?:in|of|and|is|are|like))*$/;
const SPEAKING_AFTER = /^(?:speaking|speakers?|languages?|spoken|fluently)\b/;

/** True if a phrase is a language, and the words around it ask who speaks it. */
export const isSpoken = ({ text, before, after }: Pick<Mention, 'text' | 'before' | 'after'>): boolean =>
  isLanguage(text) && (SPEAKING_BEFORE.test(before) || SPEAKING_AFTER.test(after));

export const isLanguage = (text: string): boolean => languageNorm(text) !== undefined;
