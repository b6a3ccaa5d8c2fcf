import { run } from './run.mjs';
import { Refusal } from './say.mjs';

/** Runs npm with the given arguments: the npm that started this script, or the one in the PATH. */
export async function npm(args, options = {}) {
  const cli = process.env.npm_execpath;
  try {
    if (cli && /npm-cli\.c?js$/.test(cli)) return await run(process.execPath, [cli, ...args], options);
    return await run('npm', args, { shell: process.platform === 'win32', ...options });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    throw new Refusal('npm was not found. It comes with Node; please install Node with npm and try again.');
  }
}
