import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(m?js|css|svg|json|ttf)$/;
/** Below this size, headers outweigh the savings of compression. */
const SMALLEST_BYTES = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(path: string) {
  const content = await readFile(path);
  if (content.length < SMALLEST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${path}.br`, await toBrotli(content, { params }));
  await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
}

/**
 * Writes a `.br` and a `.gz` file next to every text file of the build, at the strongest level, so that the server
 * never compresses them. The HTML page is left out, since each response has its own nonce.
 */
export function precompress(): Plugin {
  return {
    name: 'slotwise-precompress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true });
      // The app and the link pages are built one after another into the same folder.
      const done = new Set(files.filter((file) => file.endsWith('.br')));
      const texts = files.filter(
        (file) => COMPRESSIBLE.test(file) && !file.startsWith('.vite') && !done.has(`${file}.br`),
      );
      await Promise.all(texts.map((file) => compressFile(join(dir, file))));
    },
  };
}
