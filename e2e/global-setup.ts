import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('../tools/build-web.mjs', import.meta.url));

/** The stories run on the web app as it is shipped, built from the present sources. */
export default function buildWebApp(): void {
  execFileSync(process.execPath, [build], { stdio: 'inherit' });
}
