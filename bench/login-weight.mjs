/**
 * The transfer size of the log-in screen in brotli bytes: the page, and every script, style sheet and font that /login
 * loads. Run `npx vite build apps/web` first. Fails above the budget.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const BUDGET_BYTES = 155_000;
const dist = new URL('../apps/web/dist/', import.meta.url);
const inDist = (path) => fileURLToPath(new URL(path.replace(/^\//, ''), dist));

const manifest = JSON.parse(readFileSync(inDist('.vite/manifest.json'), 'utf8'));
const html = readFileSync(inDist('index.html'), 'utf8');

function listFiles(name, seen = new Set()) {
  if (seen.has(name)) return [];
  seen.add(name);
  const { file, css = [], imports = [] } = manifest[name];
  return [file, ...css, ...imports.flatMap((imported) => listFiles(imported, seen))];
}

const named = [...html.matchAll(/(?:href|src)="\/([^"]+)"/g)].map(([, path]) => path);
const files = [...new Set([...named, ...listFiles('index.html')])];

function wireSize(file) {
  const path = inDist(file);
  if (existsSync(`${path}.br`)) return statSync(`${path}.br`).size;
  return file.endsWith('.woff2') || statSync(path).size < 512
    ? statSync(path).size
    : brotliCompressSync(readFileSync(path)).length;
}

const rows = [
  ['index.html', brotliCompressSync(html).length],
  ...files.map((file) => [file, wireSize(file)]),
];
const total = rows.reduce((sum, [, bytes]) => sum + bytes, 0);
for (const [file, bytes] of rows.sort((a, b) => b[1] - a[1]))
  console.log(`${String(bytes).padStart(7)}  ${file}`);
console.log(`${String(total).padStart(7)}  bytes in ${rows.length} files; the budget is ${BUDGET_BYTES}`);
process.exitCode = total > BUDGET_BYTES ? 1 : 0;
