/** Builds the web app into apps/web/dist, unless the existing build is of exactly these sources. The stories run it first. */
import { ensureWebBuilt } from './lib/build-web.mjs';
import { runScript } from './lib/say.mjs';

await runScript(() => ensureWebBuilt(process.execPath));
