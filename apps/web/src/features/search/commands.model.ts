import { roleHolds, type Permission } from '@slotwise/contract/permissions';
import { NAV_ITEMS } from '#navigation/nav-items.ts';
import { paths } from '#navigation/paths.ts';
import type { Found } from './hits.model.ts';
import { SEARCH } from './search.texts.ts';

type Command = { label: string; to: string; group: string; permission?: Permission | undefined };

const PAGES: (Omit<Command, 'label' | 'group'> & { label: () => string })[] = [
  { label: SEARCH.calendar, to: paths.calendar() },
  { label: SEARCH.teamWeek, to: paths.calendar({ view: 'team' }), permission: 'panelist_page' },
  { label: SEARCH.profile, to: paths.profile() },
  { label: SEARCH.settings, to: paths.settings(), permission: 'add_member' },
];

const listCommands = (): Command[] => [
  { group: SEARCH.actions(), label: SEARCH.schedule(), to: paths.newMeeting(), permission: 'create_meeting' },
  ...[...NAV_ITEMS, ...PAGES.map((page) => ({ ...page, label: page.label() }))].map((page) => ({
    group: SEARCH.goTo(),
    ...page,
  })),
];

/** The commands available to the role, if each typed word begins one of the command's words. */
export function commandsFor(role: string, text: string): Found[] {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isMeant = (label: string) => {
    const words = label.toLowerCase().split(' ');
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  };
  return listCommands()
    .filter(({ permission, label }) => (!permission || roleHolds(role, permission)) && isMeant(label))
    .map(({ group, label, to }) => ({ key: `command ${label}`, group, name: label, context: '', to }));
}
