import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A source file's entry in the build manifest: its output file, and what that needs. */
type Built = { file: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Built>;

const ENTRY = 'index.html';
const ROUTER = 'src/app/show-screens.tsx';
const LAYOUT = 'src/app/signed-in-layout.tsx';

/** Bookmarkable screens of signed-in users, with the source file of each. */
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
 * Speeds up the screen at `path`: a script that requests its data, and links that let the browser fetch its scripts and
 * style sheets in parallel with the common ones instead of after them. Empty for the log-in screen and any other path.
 *
 * @param folder of the built web app, with the build's manifest
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

/** With low priority, so that the first paint is not delayed. */
function linkTo(file: string): string {
  const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${kind} crossorigin fetchpriority="low" href="/${file}">`;
}

/** The built files of these sources and their static imports, style sheets first, since scripts wait for them. */
function listBuiltFiles(manifest: Manifest, sources: string[]): string[] {
  const reached = new Set(sources);
  // Iterating over a set includes values added meanwhile.
  for (const source of reached) manifest[source]?.imports?.forEach((imported) => reached.add(imported));
  const built = [...reached].flatMap((source) => manifest[source] ?? []);
  return [...new Set([...built.flatMap(({ css = [] }) => css), ...built.map(({ file }) => file)])];
}

let latest: { file: string; mtimeMs: number; manifest: Manifest } | undefined;

/** Reread after each build, which may finish while the server runs; undefined if nothing is built. */
function readManifest(file: string): Manifest | undefined {
  const mtimeMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (mtimeMs === undefined) return undefined;
  if (latest?.file !== file || latest.mtimeMs !== mtimeMs) {
    latest = { file, mtimeMs, manifest: JSON.parse(readFileSync(file, 'utf8')) as Manifest };
  }
  return latest.manifest;
}
