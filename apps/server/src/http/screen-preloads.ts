import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the build says about a source file: what became of it, and what that needs. */
type Built = { file: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Built>;

const ENTRY = 'index.html';
const ROUTER = 'src/app/show-screens.tsx';
const LAYOUT = 'src/app/signed-in-layout.tsx';

/** The screens of signed-in users that people keep the address of, with the source that draws each. */
export const SCREENS: readonly (readonly [RegExp, string])[] = [
  [/^\/dashboard$/, 'src/features/dashboard/home/dashboard.page.tsx'],
  [/^\/newmeeting$/, 'src/features/schedule/schedule-meeting.page.tsx'],
  [/^\/viewmeeting\/[^/]+$/, 'src/features/meeting/view-meeting.page.tsx'],
  [/^\/jobdescriptions$/, 'src/features/job-descriptions/screen/job-descriptions.page.tsx'],
  [/^\/panelist$/, 'src/app/panelists-and-holidays.page.tsx'],
  [/^\/vendorlist$/, 'src/features/vendors/vendors.page.tsx'],
  [/^\/viewvendor\/[^/]+$/, 'src/features/vendors/view/view-vendor.page.tsx'],
  [/^\/myteam$/, 'src/features/recruiters/team.page.tsx'],
  [/^\/profile$/, 'src/app/own-profile.page.tsx'],
];

/**
 * What lets the screen at `path` come sooner: the script that asks for its data, and links with which the browser
 * fetches its scripts and style sheets together with those that every page names, instead of after them. Empty for the
 * log-in screen and for any other address.
 *
 * @param folder where the built web app lies, with the manifest of the build
 */
export function screenPreloads(folder: string, path: string): string {
  const screen = SCREENS.find(([address]) => address.test(path))?.[1];
  const manifest = screen && readManifest(join(folder, '.vite', 'manifest.json'));
  if (!manifest || !manifest[screen]) return '';
  const named = listBuiltFiles(manifest, [ENTRY]);
  const links = listBuiltFiles(manifest, [ROUTER, LAYOUT, screen])
    .filter((file) => !named.includes(file))
    .map(linkTo);
  return [askAhead(folder), ...links].join('');
}

function askAhead(folder: string): string {
  const file = join(folder, '.vite', 'ask-ahead.js');
  return existsSync(file) ? `<script>${readFileSync(file, 'utf8')}</script>` : '';
}

/** With low priority, so that nothing is taken from the first paint. */
function linkTo(file: string): string {
  const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${kind} crossorigin fetchpriority="low" href="/${file}">`;
}

/** The files of these sources and of all they import at once, style sheets first: scripts wait for them. */
function listBuiltFiles(manifest: Manifest, sources: string[]): string[] {
  const reached = new Set(sources);
  // A set hands out what is added to it while it is walked through.
  for (const source of reached) manifest[source]?.imports?.forEach((imported) => reached.add(imported));
  const built = [...reached].flatMap((source) => manifest[source] ?? []);
  return [...new Set([...built.flatMap(({ css = [] }) => css), ...built.map(({ file }) => file)])];
}

let latest: { file: string; mtimeMs: number; manifest: Manifest } | undefined;

/** Read again after each build, which may end while the server runs; none where nothing is built. */
function readManifest(file: string): Manifest | undefined {
  const mtimeMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (mtimeMs === undefined) return undefined;
  if (latest?.file !== file || latest.mtimeMs !== mtimeMs) {
    latest = { file, mtimeMs, manifest: JSON.parse(readFileSync(file, 'utf8')) as Manifest };
  }
  return latest.manifest;
}
