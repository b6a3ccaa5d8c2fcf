import {
  findArea,
  isContract,
  isProduct,
  isServer,
  isStory,
  isTest,
  isWeb,
  findNoun,
  findRole,
} from './areas.mjs';

const sql = new Set(['kysely', 'pg', '@electric-sql/pglite']);
const frameworks = new Set([...sql, 'fastify', 'pg-boss']);
const outside = /^(node:)?(fs|net|http|https|child_process|worker_threads)(\/|$)/;
const serverEntries = new Set(['main', 'server', 'admin'].map((name) => `apps/server/src/${name}.ts`));
const serverShared = new Set(['http', 'db', 'lib', 'engines', 'jobs', 'storage']);
/** Web features that others build on, bottom layer first: each may import those before it. */
const webStoreys = [
  'bookings',
  'find-a-time',
  'self-scheduling',
  'submissions',
  'scorecards',
  'meeting-form',
];
const webShared = new Set(['state', 'api', 'feedback', 'navigation', 'ui', 'lib', 'scorecard']);

/**
 * Who may import what. `refuses(from, entry)` gets a product file's path and one import (`target` for our files, or
 * `package` or `builtin`); a refused import is reported under the rule's name.
 */
export const importRules = [
  {
    rule: 'contract-stands-alone',
    says: 'the contract imports nothing of ours, and of npm only zod/mini and what prints texts',
    refuses: (from, { target, specifier }) =>
      isContract(from) &&
      (target ? !isContract(target) : !['zod/mini', 'intl-messageformat'].includes(specifier)),
  },
  {
    rule: 'zod-mini-on-the-web',
    says: 'the web imports zod/mini, which is a quarter of the size',
    refuses: (from, { package: name, specifier }) =>
      isWeb(from) && name === 'zod' && specifier !== 'zod/mini',
  },
  {
    rule: 'apps-meet-in-the-contract',
    says: 'server and web meet only in the contract',
    refuses: (from, { target }) =>
      (isServer(from) && inApp(target, 'web')) || (isWeb(from) && inApp(target, 'server')),
  },
  {
    rule: 'nothing-imports-app',
    says: 'only the entry points import the app',
    refuses: (from, { target }) =>
      (target === 'apps/server/src/app.ts' && !serverEntries.has(from)) ||
      (findArea(target, 'web') === 'app' &&
        findArea(from, 'web') !== 'app' &&
        from !== 'apps/web/src/main.tsx'),
  },
  {
    rule: 'web-features-stand-alone',
    says: 'a web feature imports no other feature, but those of the storeys below it',
    refuses: (from, { target }) =>
      isWeb(from) && isOtherFeature(from, target) && !isStoreyBelow(from, target),
  },
  {
    rule: 'server-features-keep-their-writes',
    says: 'of another feature it may use services, rules and mappers, and of its queries those that read, by name',
    refuses: (from, { target, names }) =>
      isServer(from) && isOtherFeature(from, target) && !isOpenToOthers(findRole(target), names),
  },
  {
    rule: 'only-queries-speak-sql',
    says: 'only *.queries.ts and db/ import kysely, pg or the tables (a mapper may name a row type)',
    refuses: (from, { target, package: name, typeOnly }) =>
      isServer(from) &&
      (sql.has(name) || target === 'apps/server/src/db/tables/tables.ts') &&
      findRole(from) !== 'queries' &&
      !(findRole(from) === 'mapper' && typeOnly) &&
      findArea(from, 'server') !== 'db',
  },
  {
    rule: 'only-routes-know-http',
    says: 'only *.routes.ts, http/ and the app import fastify or http/',
    refuses: (from, { target, package: name }) =>
      isServer(from) &&
      (name === 'fastify' || findArea(target, 'server') === 'http') &&
      findRole(from) !== 'routes' &&
      !['', 'http'].includes(findArea(from, 'server')),
  },
  {
    rule: 'engines-are-pure',
    says: 'engines import only the contract, lib and each other: no framework, no SQL, no files, no network',
    refuses: (from, { target, package: name, builtin }) =>
      findArea(from, 'server') === 'engines' &&
      (target
        ? !isContract(target) && !['engines', 'lib'].includes(findArea(target, 'server'))
        : frameworks.has(name) || outside.test(builtin ?? '')),
  },
  {
    rule: 'rules-are-pure',
    says: '*.rules.ts knows no database, no HTTP and no service',
    refuses: (from, { target, typeOnly }) =>
      isServer(from) &&
      findRole(from) === 'rules' &&
      !typeOnly &&
      (['db', 'http', 'jobs'].includes(findArea(target, 'server')) ||
        ['queries', 'service', 'routes', 'jobs'].includes(findRole(target))),
  },
  {
    rule: 'imports-go-one-way',
    says: 'what features share imports no feature',
    refuses: (from, { target }) =>
      findNoun(target) !== undefined &&
      (serverShared.has(findArea(from, 'server')) || webShared.has(findArea(from, 'web'))),
  },
  {
    rule: 'lib-stands-alone',
    says: 'lib imports only lib and the contract (and the types of the context)',
    refuses: (from, { target, typeOnly }) =>
      ['server', 'web'].some(
        (app) => findArea(from, app) === 'lib' && target && findArea(target, app) !== 'lib',
      ) &&
      !isContract(target) &&
      !(typeOnly && target === 'apps/server/src/context.ts'),
  },
  {
    rule: 'storage-stands-alone',
    says: 'storage keeps bytes and imports only lib and the contract: it knows no row and no request',
    refuses: (from, { target, package: name }) =>
      findArea(from, 'server') === 'storage' &&
      (target
        ? !isContract(target) && !['storage', 'lib'].includes(findArea(target, 'server'))
        : frameworks.has(name)),
  },
  {
    rule: 'ui-stands-alone',
    says: 'ui knows no state, no API, no feedback and no feature',
    refuses: (from, { target }) =>
      findArea(from, 'web') === 'ui' &&
      target !== undefined &&
      !['ui', 'lib'].includes(findArea(target, 'web')) &&
      isWeb(target),
  },
  {
    rule: 'product-imports-no-test',
    says: 'the product imports neither tests nor test data',
    refuses: (from, { target }) => isProduct(from) && target !== undefined && isTest(target),
  },
  {
    rule: 'stories-import-no-tools',
    says: 'tools import what stories share, so stories run tools and import none',
    refuses: (from, { target }) => isStory(from) && (target?.startsWith('tools/') ?? false),
  },
];

/** Reading queries follow a naming convention, so that only the feature that owns a table writes to it. */
const read = /^(find|get|list|count|has|is|in)[A-Z]|^[A-Z]/;

function isOpenToOthers(role, names) {
  if (role === 'queries') return names.every((name) => read.test(name));
  return ['service', 'rules', 'mapper'].includes(role);
}

/** Applies the rules to the product and the stories; other tests may import more, since they combine parts. */
export function checkImports(files) {
  return files
    .filter((file) => file.imports && (isProduct(file.path) || isStory(file.path)))
    .flatMap((file) => file.imports.flatMap((entry) => listRefusals(file.path, entry)));
}

function listRefusals(from, entry) {
  return importRules
    .filter(({ refuses }) => refuses(from, entry))
    .map(({ rule, says }) => ({
      rule,
      file: from,
      line: entry.line,
      message: `imports ${entry.specifier}, but ${says}`,
    }));
}

function inApp(path, app) {
  return path?.startsWith(`apps/${app}/`) ?? false;
}

function isOtherFeature(from, target) {
  return (
    findNoun(from) !== undefined && findNoun(target) !== undefined && findNoun(from) !== findNoun(target)
  );
}

function isStoreyBelow(from, target) {
  const floor = webStoreys.indexOf(findNoun(target));
  const own = webStoreys.indexOf(findNoun(from));
  return floor >= 0 && (own < 0 || floor < own);
}
