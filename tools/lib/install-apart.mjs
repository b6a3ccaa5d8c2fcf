import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { npm } from './npm.mjs';
import { inRepository } from './repository.mjs';
import { tail } from './run.mjs';
import { say } from './say.mjs';

/**
 * Installs a large, rarely needed package outside the lock file, into `node_modules/.cache/<folder>`, once per version
 * and without scripts. Resolves to the package's folder, or undefined if npm failed.
 */
export async function installApart(folder, name, version, why) {
  const place = inRepository('node_modules/.cache', `${folder}-${version}`);
  const installed = `${place}/node_modules/${name}`;
  if (existsSync(`${installed}/package.json`)) return installed;
  say(why);
  mkdirSync(place, { recursive: true });
  writeFileSync(`${place}/package.json`, '{ "private": true }');
  const where = ['--prefix', place, '--no-save', '--no-package-lock', '--ignore-scripts', '--loglevel=error'];
  const { code, output } = await npm(['install', ...where, `${name}@${version}`], { cwd: place });
  if (code !== 0) say(tail(output, 10));
  return code === 0 ? installed : undefined;
}
