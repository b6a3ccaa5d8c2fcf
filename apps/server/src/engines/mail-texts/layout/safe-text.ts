import { language } from '@slotwise/contract/language';
import { LAYOUT } from '../catalog/meeting.texts.ts';
import { cleanText, oneLine } from '../../calendar-messages/content-line.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML content and quoted attributes; nothing in it can become a tag. */
export function escapeHtml(text: string): string {
  return cleanText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

const ADDRESS_IN_NAME = /\b(?:[a-z][a-z0-9]*:\/\/|www\.)\S*/giu;

/**
 * The name of a person, company or job on one line, without web addresses: mail programs would
 * make them clickable, and a name is the one thing a stranger can put into our mails.
 */
export function plainName(name: string): string {
  return oneLine(oneLine(name).replace(ADDRESS_IN_NAME, ''));
}

/** The first word of a name, for a greeting; the whole name where it has one word only. */
export function firstName(name: string): string {
  return plainName(name).split(' ')[0] ?? '';
}

/** 'Hello Meera,' or, for a name with nothing left to say, 'Hello,'. */
export const greet = (name: string): string => LAYOUT.greeting({ name: firstName(name) || 'none' });

/** 'Ananya Rao, Northbridge Talent': names in a row, without those that say nothing. */
export const joinNames = (...names: (string | undefined)[]): string =>
  names
    .map((name = '') => plainName(name))
    .filter(Boolean)
    .join(', ');

/** 'Arjun, Sofia and Daniel'. */
export function listNames(names: string[]): string {
  return new Intl.ListFormat(language.locale).format(names.map(plainName).filter(Boolean));
}
