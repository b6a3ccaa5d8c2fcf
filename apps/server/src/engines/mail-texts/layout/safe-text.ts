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

/** Escapes text for HTML content and quoted attributes; nothing in it can become a tag. */
export function escapeHtml(text: string): string {
  return cleanText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

const ADDRESS_IN_NAME = /\b(?:[a-z][a-z0-9]*:\/\/|www\.)\S*/giu;

/**
 * The name of a person, company or job on one line, without web addresses: mail programs would turn them into links,
 * and a name is the one thing a stranger can put into our mails.
 */
export function plainName(name: string): string {
  return oneLine(oneLine(name).replace(ADDRESS_IN_NAME, ''));
}

/** The first word of a name, for a greeting. */
export function firstName(name: string): string {
  return plainName(name).split(' ')[0] ?? '';
}

/** 'Hello Meera,' or, if nothing is left of the name, 'Hello,'. */
export const greet = (name: string): string => LAYOUT.greeting({ name: firstName(name) || 'none' });

/** 'Ananya Rao, Northbridge Talent': joined names, without empty ones. */
export const joinNames = (...names: (string | undefined)[]): string =>
  names
    .map((name = '') => plainName(name))
    .filter(Boolean)
    .join(', ');

/** 'Arjun, Sofia and Daniel'. */
export function listNames(names: string[]): string {
  return new Intl.ListFormat(language.locale).format(names.map(plainName).filter(Boolean));
}
