/** The pages of `docs/help`, bundled with the product: help needs no network request. */
const FILES: Record<string, string> = import.meta.glob('../../../../../docs/help/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export type HelpPage = { name: string; title: string; text: string };

/** 'dashboard' from '…/docs/help/dashboard.md', its first line as the title, and the rest. */
function toPage([path, file]: [string, string]): HelpPage {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.md'.length);
  const [first = '', ...rest] = file.split('\n');
  return { name, title: first.replace('# ', ''), text: rest.join('\n') };
}

/** Every page, by title. */
export const HELP_PAGES: HelpPage[] = Object.entries(FILES)
  .map(toPage)
  .toSorted((a, b) => a.title.localeCompare(b.title));

/** The help page of each screen, by the first part of its address. */
const PAGE_OF_SCREEN: Record<string, string> = {
  dashboard: 'dashboard',
  calendar: 'calendar',
  newmeeting: 'schedule',
  editmeeting: 'schedule',
  viewmeeting: 'meeting',
  reschedulemeeting: 'meeting',
  meeting: 'meeting',
  editresource: 'meeting',
  jobdescriptions: 'jobs',
  panelist: 'panelists',
  vendorlist: 'vendors',
  viewvendor: 'vendors',
  myteam: 'team',
  deepgaze: 'deepgaze',
  profile: 'profile',
  settings: 'settings',
};

/** The name of the help page for the screen at an address. */
export const pageForScreen = (pathname: string): string =>
  PAGE_OF_SCREEN[pathname.split('/')[1] ?? ''] ?? 'dashboard';

/** Strips list and heading marks from a line. */
const toLine = (line: string) => line.replace(/^[#*-]+ /, '').replaceAll(/[*`]/g, '');

/** The pages that contain every word, each with the first line that contains one of them. */
export function findHelp(typed: string): (HelpPage & { line: string })[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return HELP_PAGES.flatMap((page) => {
    const whole = `${page.title}\n${page.text}`.toLowerCase();
    if (!words.every((word) => whole.includes(word))) return [];
    const lines = page.text.split('\n').map(toLine);
    const line = lines.find((one) => words.some((word) => one.toLowerCase().includes(word)));
    return { ...page, line: line ?? '' };
  });
}
