import { roleHolds, type Permission } from '@slotwise/contract/permissions';
import { NAV_ITEMS } from '#navigation/nav-items.ts';
import { paths } from '#navigation/paths.ts';
import type { Found } from './hits.model.ts';

type Command = { label: string; to: string; group: string; permission?: Permission | undefined };

const COMMANDS: Command[] = [
  { group: 'Actions', label: 'Schedule meeting', to: paths.newMeeting(), permission: 'create_meeting' },
  ...NAV_ITEMS.map((item) => ({ group: 'Go to', ...item })),
  { group: 'Go to', label: 'Calendar', to: paths.calendar() },
  { group: 'Go to', label: 'Team week', to: paths.calendar({ view: 'team' }), permission: 'panelist_page' },
  { group: 'Go to', label: 'Profile', to: paths.profile() },
  { group: 'Go to', label: 'Settings', to: paths.settings(), permission: 'add_member' },
];

/** What the role may do from anywhere, as far as each typed word begins one of the command's. */
export function commandsFor(role: string, text: string): Found[] {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isMeant = (label: string) => {
    const words = label.toLowerCase().split(' ');
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  };
  return COMMANDS.filter(
    ({ permission, label }) => (!permission || roleHolds(role, permission)) && isMeant(label),
  ).map(({ group, label, to }) => ({ key: `command ${label}`, group, name: label, context: '', to }));
}
