import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, expect, test } from 'vitest';

import { checkRepository } from './check-repository.mjs';
import { codeRules } from './code-rules.mjs';
import { importRules } from './import-rules.mjs';

const manifest = (fields) => JSON.stringify({ private: true, ...fields });
const server = (path) => `apps/server/src/${path}`;
const web = (path) => `apps/web/src/${path}`;

/** A miniature repository that obeys every rule. */
const soundHouse = {
  'package.json': manifest({ devDependencies: { vitest: '5.1.0' } }),
  'docs/architecture.md': 'The rooms are `bookings`, `panelists` and, among the engines, `scheduling`.\n',
  'docs/dependencies.md':
    '| `vitest` | 5.1.0 |\n| `zod` | 4.6.7 |\n| `kysely` | 0.28.18 |\n| `fastify` | 5.12.8 |\n',
  'packages/contract/package.json': manifest({ dependencies: { zod: '4.6.7' } }),
  'packages/contract/src/failures.ts': 'export const failures = {};\n',
  'packages/contract/src/bookings/bookings.schema.ts':
    "import * as z from 'zod/mini';\nexport const a = z.string();\n",
  'packages/test-data/package.json': manifest({}),
  'packages/test-data/src/a-booking.ts': 'export const aBooking = {};\n',
  'apps/server/package.json': manifest({
    dependencies: { kysely: '0.28.18', fastify: '5.12.8', '@slotwise/contract': '0.1.0' },
  }),
  [server('main.ts')]: "import { app } from './app.ts';\nexport const main = app;\n",
  [server('app.ts')]:
    "import { routes } from '#features/bookings/bookings.routes.ts';\nexport const app = routes;\n",
  [server('http/serve.ts')]: "import fastify from 'fastify';\nexport const serve = fastify;\n",
  [server('db/tables/tables.ts')]: 'export type Tables = object;\n',
  [server('db/tables/booking-tables.ts')]: 'export type BookingTable = object;\n',
  [server('db/tables/file-tables.ts')]: 'export type FileTable = object;\n',
  [server('db/migrations/0001_bookings.sql')]: 'create table booking ();\n',
  [server('lib/app-error.ts')]:
    "import { failures } from '@slotwise/contract/failures';\nexport const e = failures;\n",
  [server('engines/scheduling/find-times.ts')]: 'export const findTimes = 1;\n',
  [server('features/bookings/bookings.routes.ts')]:
    "import { serve } from '#http/serve.ts';\nimport { create } from './bookings.service.ts';\nexport const routes = [serve, create];\n",
  [server('features/bookings/bookings.service.ts')]:
    "import { insert } from './bookings.queries.ts';\nexport const create = insert;\n",
  [server('features/bookings/bookings.queries.ts')]:
    "import { sql } from 'kysely';\nexport const insert = sql`select 1`;\n",
  [server('features/panelists/panelists.queries.ts')]: 'export const find = 1;\n',
  'apps/web/package.json': manifest({ dependencies: { zod: '4.6.7' } }),
  [web('main.tsx')]: "import { routes } from './app/routes.tsx';\nexport const main = routes;\n",
  [web('app/routes.tsx')]: 'export const routes = <p>404</p>;\n',
  [web('state/actions.slice.ts')]: 'export const actions = {};\n',
  [web('ui/time-text.tsx')]: 'export const TimeText = () => <b>0</b>;\n',
  [web('candidate-link/page.tsx')]: 'export const page = 1;\n',
  [web('features/bookings/bookings.actions.ts')]: 'export const load = 1;\n',
  [web('features/panelists/panelists.actions.ts')]: 'export const load = 1;\n',
};

const oneImport = (specifier) => `import { x } from '${specifier}';\nexport const y = x;\n`;
const rulesFile = server('features/bookings/bookings.rules.ts');
const bookingsPage = web('features/bookings/new-meeting.page.tsx');

/** One violation per rule: the rule, the offending file or folder, its content, and further files. */
const violations = [
  [
    'contract-stands-alone',
    'packages/contract/src/limits.ts',
    oneImport('../../../apps/web/src/app/routes.tsx'),
  ],
  ['contract-stands-alone', 'packages/contract/src/limits.ts', oneImport('zod')],
  ['zod-mini-on-the-web', web('lib/parse.ts'), oneImport('zod')],
  ['apps-meet-in-the-contract', web('lib/parse.ts'), oneImport('../../../server/src/lib/app-error.ts')],
  ['apps-meet-in-the-contract', server('lib/parse.ts'), oneImport('../../../web/src/ui/time-text.tsx')],
  ['nothing-imports-app', server('http/health.ts'), oneImport('#app.ts')],
  ['nothing-imports-app', bookingsPage, oneImport('#app/routes.tsx')],
  ['web-features-stand-alone', bookingsPage, oneImport('#features/panelists/panelists.actions.ts')],
  [
    'web-features-stand-alone',
    bookingsPage,
    "export const y = () => import('../panelists/panelists.actions.ts');\n",
  ],
  [
    'web-features-stand-alone',
    web('features/find-a-time/grid.tsx'),
    oneImport('#features/meeting-form/form.tsx'),
  ],
  ['web-features-stand-alone', web('features/meeting/foot.tsx'), oneImport('#features/reschedule/foot.tsx')],
  [
    'server-features-keep-their-writes',
    rulesFile,
    oneImport('#features/panelists/panelists.routes.ts'),
    { [server('features/panelists/panelists.routes.ts')]: 'export const x = 1;\n' },
  ],
  [
    'server-features-keep-their-writes',
    rulesFile,
    "export * from '#features/panelists/panelists.queries.ts';\n",
  ],
  [
    'server-features-keep-their-writes',
    rulesFile,
    "import { insertPanelist } from '#features/panelists/panelists.queries.ts';\nexport const y = insertPanelist;\n",
  ],
  ['only-queries-speak-sql', rulesFile, oneImport('kysely')],
  [
    'only-queries-speak-sql',
    rulesFile,
    "import type { Tables } from '#db/tables/tables.ts';\nexport type X = Tables;\n",
  ],
  ['only-routes-know-http', rulesFile, oneImport('#http/serve.ts')],
  ['only-routes-know-http', rulesFile, oneImport('fastify')],
  ['engines-are-pure', server('engines/scheduling/load.ts'), oneImport('#db/tables/tables.ts')],
  ['engines-are-pure', server('engines/scheduling/load.ts'), oneImport('node:fs')],
  ['rules-are-pure', rulesFile, oneImport('./bookings.service.ts')],
  ['imports-go-one-way', server('db/load.ts'), oneImport('#features/bookings/bookings.service.ts')],
  ['imports-go-one-way', web('state/load.ts'), oneImport('#features/bookings/bookings.actions.ts')],
  ['lib-stands-alone', server('lib/load.ts'), oneImport('#db/tables/tables.ts')],
  ['storage-stands-alone', server('storage/load.ts'), oneImport('#db/tables/tables.ts')],
  ['storage-stands-alone', server('storage/load.ts'), oneImport('fastify')],
  ['imports-go-one-way', server('storage/load.ts'), oneImport('#features/bookings/bookings.service.ts')],
  ['ui-stands-alone', web('ui/load.ts'), oneImport('#state/actions.slice.ts')],
  ['product-imports-no-test', server('lib/load.ts'), oneImport('@slotwise/test-data/a-booking')],
  ['stories-import-no-tools', 'e2e/harness/load.ts', oneImport('../../tools/lib/run.mjs')],
  [
    'no-cycles',
    web('lib/ring.ts'),
    "export { b } from './with-ring.ts';\n",
    { [web('lib/with-ring.ts')]: "export { b } from './ring.ts';\n" },
  ],
  [
    'no-folder-circles',
    server('features'),
    null,
    {
      [server('features/panelists/panelists.service.ts')]: oneImport(
        '#features/bookings/bookings.service.ts',
      ),
      [server('features/bookings/slots.service.ts')]: oneImport('#features/panelists/names.service.ts'),
      [server('features/panelists/names.service.ts')]: 'export const x = 1;\n',
    },
  ],
  [
    'no-folder-circles',
    server('features/bookings'),
    null,
    {
      [server('features/bookings/mail/mail.service.ts')]: oneImport('../bookings.queries.ts'),
      [server('features/bookings/change.service.ts')]: oneImport('./mail/mail.service.ts'),
    },
  ],
  [
    'folders-have-a-size',
    server('features/bookings'),
    null,
    Object.fromEntries(
      Array.from({ length: 41 }, (_, index) => [server(`features/bookings/step-${index}.service.ts`), '']),
    ),
  ],
  [
    'folders-have-a-size',
    server('features/bookings/links'),
    null,
    {
      [server('features/bookings/links/links.service.ts')]: '',
      [server('features/bookings/links/links.queries.ts')]: '',
      [server('features/bookings/links/links.test.ts')]: '',
    },
  ],
  [
    'link-pages-stay-small',
    web('candidate-link/choose.ts'),
    "export * from '#lib/far.ts';\n",
    { [web('lib/far.ts')]: "export * from 'react-redux';\n" },
  ],
  ['link-pages-stay-small', web('panel-link/meeting-page.tsx'), oneImport('#state/actions.slice.ts')],
  ['link-pages-stay-small', web('panel-link/draft/save.ts'), oneImport('@mantine/core')],
  [
    'texts-are-used',
    server('engines/mail-texts/mail.texts.ts'),
    "export const MAIL = defineTexts({ hello: 'Hello', bye: { name: 'Bye' } });\n",
    {
      [server('engines/mail-texts/mail.ts')]:
        "import { MAIL } from './mail.texts.ts';\nexport const mail = MAIL.bye.name();\n",
    },
  ],
  [
    'texts-in-catalogues',
    web('navigation/note.tsx'),
    "export const Note = ({ on }) => <p title={on ? 'On the panel' : undefined} />;\n",
  ],
  ['styles-use-tokens', web('ui/note.css'), '.note {\n  font-size: 13px;\n}\n'],
  ['styles-use-tokens', web('ui/note.css'), '.note {\n  color: #52605d;\n}\n'],
  ['styles-use-tokens', web('ui/note.css'), '.note {\n  border-radius: 50% 8px;\n}\n'],
  [
    'classes-are-used',
    web('ui/note.tsx'),
    "import classes from './note.module.css';\nexport const Note = () => <p className={classes.text} />;\n",
    { [web('ui/note.module.css')]: '' },
  ],
  ['classes-are-used', web('ui/note.module.css'), '.note {\n  margin: auto;\n}\n'],
  [
    'classes-are-used',
    web('ui/note.tsx'),
    'export const Note = () => <p className="row" />;\n',
    { [web('ui/theme/shared.css')]: '' },
  ],
  [
    'classes-are-used',
    web('ui/note.module.css'),
    '.note {\n  composes: row from global;\n}\n',
    {
      [web('ui/note.tsx')]:
        "import classes from './note.module.css';\nexport const Note = () => <p className={classes.note} />;\n",
      [web('ui/theme/shared.css')]: '',
    },
  ],
  ['classes-are-used', web('ui/theme/shared.css'), '.row {\n  display: flex;\n}\n'],
  ['import-resolves', web('lib/far.ts'), oneImport('./nowhere.ts')],
  ['file-is-readable', web('lib/broken.ts'), 'export const = ;\n'],
  ['dependencies-are-declared', web('lib/far.ts'), oneImport('left-pad')],
  ['dependencies-are-declared', server('lib/far.ts'), oneImport('vitest')],
  ['dependencies-are-pinned', 'bench/package.json', manifest({ dependencies: { zod: '^4.6.7' } })],
  ['dependencies-are-explained', 'bench/package.json', manifest({ dependencies: { unheard: '1.0.0' } })],
  ['dependencies-are-explained', 'bench/package.json', manifest({ dependencies: { zod: '4.6.8' } })],
  [
    'few-scripts',
    'bench/package.json',
    manifest({
      scripts: Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`script-${index}`, ''])),
    }),
  ],
  [
    'the-map-is-whole',
    server('engines/tea/'),
    null,
    { [server('engines/tea/pour.ts')]: 'export const pour = 1;\n' },
  ],
  ['file-grammar', server('features/bookings/bookings.handlers.ts'), ''],
  ['file-grammar', server('features/bookings/move-seats.helper.ts'), ''],
  ['file-grammar', server('features/invoices/invoices.service.ts'), ''],
  ['file-grammar', server('services/mail.ts'), ''],
  ['file-grammar', server('boot.ts'), ''],
  ['file-grammar', web('features/bookings/format-times.ts'), ''],
  ['file-grammar', 'packages/contract/src/bookings/bookings.texts.ts', ''],
  ['kebab-case', web('ui/TimeText.tsx'), ''],
  ['no-catch-all-names', web('lib/index.ts'), ''],
  ['no-catch-all-names', server('lib/utils/dates.ts'), ''],
  ['no-catch-all-names', 'packages/contract/src/types.ts', ''],
  ['migrations-are-consecutive', server('db/migrations/0003_panelists.sql'), ''],
  ['no-math-random', server('lib/dice.ts'), 'export const dice = Math.random();\n'],
  ['time-comes-from-the-clock', server('lib/now.ts'), 'export const now = () => new Date();\n'],
  ['time-comes-from-the-clock', server('lib/now.ts'), 'export const now = () => Date.now();\n'],
  [
    'no-dangerous-html',
    web('ui/html.tsx'),
    "export const Html = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n",
  ],
  ['no-dangerous-html', web('ui/html.tsx'), "document.body.innerHTML = '';\nexport const x = 1;\n"],
  [
    'tables-have-an-owner',
    server('features/panelists/panelists.queries.ts'),
    "export const q = (tx) => tx.deleteOwn('booking', { is_sample: true });\n",
  ],
  [
    'tables-have-an-owner',
    server('features/panelists/panelists.queries.ts'),
    'export const q = (tx, sql) => sql`update booking_person set required = false`.execute(tx);\n',
  ],
  [
    'tables-have-an-owner',
    server('features/panelists/panelists.queries.ts'),
    "export const q = (tx) => ['booking'].map((table) => tx.deleteFrom(table));\n",
  ],
  [
    'no-composed-raw-sql',
    server('features/bookings/bookings.queries.ts'),
    "import { sql } from 'kysely';\nexport const q = (id: string) => sql.raw(`select '${id}'`);\n",
  ],
  [
    'functions-are-declared',
    server('lib/double.ts'),
    'export const double = (n: number) => {\n  return 2 * n;\n};\n',
  ],
  [
    'patterns-are-short',
    server('engines/resume-facts/fields/cars.ts'),
    `export const CAR = /${'van|'.repeat(30)}cab/u;\n`,
  ],
  [
    'patterns-are-short',
    server('engines/resume-questions/parse/parse-cars.ts'),
    `const A = 'a';\nexport const CAR = new RegExp(String.raw\`\${A}${'van|'.repeat(30)}cab\`);\n`,
  ],
  ['no-module-mocks', server('lib/mail.test.ts'), "import { vi } from 'vitest';\nvi.mock('./mail.ts');\n"],
  ['wording', 'docs/setup.md', `Go to ${'/ro'}ot/slotwise first.\n`],
  ['plain-words', server('lib/far.ts'), '/** What the caller is told. */\nexport const x = 1;\n'],
  ['plain-words', server('lib/far.ts'), "export const isAskedAnew = (text: string) => text === 'anew';\n"],
  ['plain-words', server('lib/far.test.ts'), 'const told = 1;\nexport const x = told;\n'],
  ['plain-words', server('lib/far.test.ts'), 'export const nameOf = (text: string) => text;\n'],
  ['wording', web('lib/far.ts'), `// ${'TO'}DO: later\nexport const x = 1;\n`],
];

const folders = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function build(house) {
  const folder = mkdtempSync(join(tmpdir(), 'slotwise-house-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(house)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

test('a sound house has no problems, and all of it was read', () => {
  const { problems, filesRead, importsFollowed } = checkRepository(build(soundHouse));
  expect(problems).toEqual([]);
  expect(filesRead).toBe(Object.keys(soundHouse).length);
  expect(importsFollowed).toBe(10);
});

test.each(violations)('%s refuses what is planted in %s', (rule, file, text, more = {}) => {
  const own = text === null ? {} : { [file]: text };
  const { problems } = checkRepository(build({ ...soundHouse, ...own, ...more }));
  expect(problems).toContainEqual(expect.objectContaining({ rule, file }));
});

test('a check that reads nothing does not pass', () => {
  const { problems } = checkRepository(build({ 'README.md': 'An empty house.' }));
  expect(problems.map(({ rule }) => rule)).toContain('something-is-read');
});

test('every rule about imports and code has a planted violation', () => {
  const planted = new Set(violations.map(([rule]) => rule));
  const unproved = [...importRules, ...codeRules].filter(({ rule }) => !planted.has(rule));
  expect(unproved).toEqual([]);
});
