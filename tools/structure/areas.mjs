/** Where a file belongs; the import rules are written in these terms. */

const tests =
  /\.(test|story)\.(ts|tsx|mjs)$|^apps\/[a-z]+\/test\/|^(e2e|bench|tools)\/|^packages\/test-data\//;

/** True for tests and code only tests use; the product never imports it. */
export function isTest(path) {
  return tests.test(path);
}

/** True for the contract, server or web app as shipped. */
export function isProduct(path) {
  return /^(apps|packages)\/[a-z-]+\/src\//.test(path) && !isTest(path);
}

/** True for code of the browser stories. */
export function isStory(path) {
  return path.startsWith('e2e/');
}

/** The folder below an app's `src`: features, http, db … ('' for a file at its root or outside it). */
export function findArea(path, app) {
  const start = `apps/${app}/src/`;
  if (!path?.startsWith(start)) return '';
  const rest = path.slice(start.length).split('/');
  return rest.length > 1 ? rest[0] : '';
}

/** The noun of the feature a file belongs to, in the server or the web app. */
export function findNoun(path) {
  return /^apps\/[a-z]+\/src\/features\/([^/]+)\//.exec(path ?? '')?.[1];
}

/** The role of a feature file: `service` for `bookings.service.ts`. */
export function findRole(path) {
  return /\.([a-z]+)\.tsx?$/.exec(path ?? '')?.[1];
}

export function isServer(path) {
  return path?.startsWith('apps/server/src/') ?? false;
}

export function isWeb(path) {
  return path?.startsWith('apps/web/src/') ?? false;
}

export function isContract(path) {
  return path?.startsWith('packages/contract/src/') ?? false;
}
