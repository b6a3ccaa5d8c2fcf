import { defineTexts } from '@slotwise/contract/define-texts';

export const NAV = defineTexts({
  colorScheme: 'Color scheme',
  logOut: 'Log Out',
  home: 'Slotwise dashboard',
  menu: 'Menu',
  settings: 'Settings',
  main: 'Main',
  profile: 'Profile',
  start: 'Home',
  tabs: 'Tabs',
});
