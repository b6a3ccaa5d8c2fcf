import type { CalDavCalendar } from '@slotwise/contract/availability/busy-sources.schema';
import type { DAVResponse } from 'tsdav';

const MOST_CALENDARS = 100;
const LONGEST_NAME = 100;
const LONGEST_HREF = 2000;

/** The calendars with events in a home's list, by their full addresses; only those on the same server. */
export const calendarsIn = (responses: DAVResponse[], home: string): CalDavCalendar[] =>
  responses
    .filter(({ props }) => hasEvents(props))
    .flatMap(({ href, props }) => {
      const url = URL.parse(String(href ?? ''), home);
      if (url?.origin !== new URL(home).origin || url.href.length > LONGEST_HREF) return [];
      return [{ href: url.href, name: readName(props?.['displayname']) || readLastPart(url) }];
    })
    .slice(0, MOST_CALENDARS);

function hasEvents(props: DAVResponse['props']): boolean {
  const kinds = props?.['resourcetype'] as unknown;
  if (typeof kinds !== 'object' || kinds === null || !('calendar' in kinds)) return false;
  const components = [
    (props?.['supportedCalendarComponentSet'] as { comp?: unknown } | undefined)?.comp,
  ].flat();
  const names = components.map(
    (one) => (one as { _attributes?: { name?: string } } | undefined)?._attributes?.name,
  );
  return names.every((name) => name === undefined) || names.includes('VEVENT');
}

/** The library turns names that look like numbers into numbers, and quoted or empty ones into objects. */
function readName(name: unknown): string {
  const text = typeof name === 'object' && name !== null && '_cdata' in name ? name._cdata : name;
  return ['string', 'number', 'boolean'].includes(typeof text)
    ? String(text).trim().slice(0, LONGEST_NAME)
    : '';
}

function readLastPart({ pathname }: URL): string {
  const part = pathname.split('/').findLast(Boolean) ?? '';
  try {
    return decodeURIComponent(part).slice(0, LONGEST_NAME) || 'Calendar';
  } catch {
    return part.slice(0, LONGEST_NAME);
  }
}
