import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import { isCollege } from '../../mentions/colleges.ts';
import { companyScore, titleScore } from '../../lines/score-words.ts';
import type { Line } from '../../lines/lines.ts';
import { findHeading } from '../../sections/headings.ts';

const BELOW = 4;
const READ_LINES = 16;
const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’.-]+(?: (?:\p{Lu}[\p{L}\p{M}'’.-]+|d[aeo]s?|upon|on|la|le)){0,3}`;
const TOWN_AND_REGION = new RegExp(String.raw`^${NAME}, ${NAME}$`, 'u');

/**
 * In a separate column, which may come last in a PDF, the place is directly below the first email address or number.
 */
export function linesBelowContact(
  lines: readonly Line[],
  { before, contacts }: { before: number; contacts: readonly Stretch[] },
): Line[] {
  const first = Math.min(...contacts.map(({ start }) => start));
  const at = lines.findIndex(({ start, end }) => first >= start && first < end);
  const below = at < 0 ? [] : lines.slice(at, at + BELOW);
  return first < before ? below.filter(({ start }) => start < before) : below;
}

/** Headings of the contact column or section, without spaces, since letters may be spaced out. */
const CONTACT_HEADINGS = new Set(
  'contact,contacts,contactme,contactdetails,contactinfo,contactinformation,getintouch,kontakt,kontaktdaten,contacto,contatti,coordonnées,contactgegevens'.split(
    ',',
  ),
);
const LONGEST_HEADING = 36;
const IN_CONTACT = 7;

/** The lines under a heading such as 'Contact', if they include the person's email address or number. */
export function linesUnderContact(lines: readonly Line[], contacts: readonly Stretch[]): Line[] {
  const at = lines.findIndex(isContactHeading);
  if (at < 0) return [];
  const below = lines.slice(at + 1, at + 1 + IN_CONTACT);
  const next = below.findIndex((line) => findHeading(line) !== null);
  const own = next < 0 ? below : below.slice(0, next);
  const hasContact = own.some(({ start, end }) =>
    contacts.some((one) => start <= one.start && one.start < end),
  );
  return hasContact ? own : [];
}

const isContactHeading = ({ text }: Line): boolean =>
  text.length <= LONGEST_HEADING &&
  /^[CGK]/iu.test(text) &&
  CONTACT_HEADINGS.has(text.toLowerCase().replace(/[\s:]+/gu, ''));

/** The first line with an email address or number, and those directly above and below it. */
export function linesAroundContact(lines: readonly Line[], contacts: readonly Stretch[]): Line[] {
  const top = lines.slice(0, READ_LINES);
  const first = top.findIndex(({ start, end }) =>
    contacts.some((one) => start <= one.start && one.start < end),
  );
  return first < 0 ? [] : top.slice(Math.max(0, first - 1), first + BELOW);
}

/** `Shrewsbury, Shropshire`: names in no list are recognized by their form and the contacts next to them. */
export const isTownAndRegion = (value: string): boolean =>
  TOWN_AND_REGION.test(value) &&
  titleScore(value) <= 0 &&
  companyScore(value) <= 0 &&
  !isCollege(value) &&
  findHeading({ text: value, isBullet: false }) === null;
