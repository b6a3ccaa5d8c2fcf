import { ensureWebBuilt } from '../tools/lib/build-web.mjs';

/** The stories run on the web app as it is shipped, built from the present sources. */
export default async function buildWebApp(): Promise<void> {
  await ensureWebBuilt(process.execPath);
}
