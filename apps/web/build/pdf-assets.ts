import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };

/** Character maps of Asian fonts, the fourteen fonts a PDF need not embed, and the JPEG 2000 decoder. */
const SOURCES = [
  { folder: 'cmaps', wanted: /./ },
  { folder: 'standard_fonts', wanted: /./ },
  { folder: 'wasm', wanted: /OPENJPEG|openjpeg_nowasm/ },
];

/** The version is in the path, because browsers cache files under `assets/` forever. */
const FOLDER = `assets/pdf-${version}`;

const filesByName = () =>
  new Map<string, string>(
    SOURCES.flatMap(({ folder, wanted }) =>
      readdirSync(join(home, folder))
        .filter((name) => wanted.test(name))
        .map((name) => [`${FOLDER}/${name}`, join(home, folder, name)] as const),
    ),
  );

/** Serves what the PDF reader fetches on demand from our own origin; no page requests it from another host. */
export function pdfAssets(): Plugin {
  return {
    name: 'slotwise-pdf-assets',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer({ middlewares }) {
      const files = filesByName();
      middlewares.use((request, response, next) => {
        const path = files.get(request.url?.slice(1) ?? '');
        if (!path) return next();
        response.setHeader(
          'content-type',
          path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
        );
        response.end(readFileSync(path));
      });
    },
    generateBundle() {
      for (const [fileName, path] of filesByName()) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
      }
    },
  };
}
