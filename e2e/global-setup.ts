import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('../tools/build-web.mjs', import.meta.url));
const template = fileURLToPath(new URL('../apps/server/test/template-process.ts', import.meta.url));

/**
 * The stories run on the production build of the web app, built from the current sources, and on copies of a migrated
 * database.
 */
export default function prepareStories(): void {
  execFileSync(process.execPath, [build], { stdio: 'inherit' });
  process.env['EMPTY_DATABASE'] = execFileSync(process.execPath, [template], { encoding: 'utf8' });
}
