import { configDefaults, defineConfig } from 'vitest/config';

/** What needs no store, means the embedded one, or opens stores of its own. */
const OWN_STORE = [
  'src/db/embedded/**',
  'src/db/migrate.test.ts',
  'src/engines/**',
  'src/features/deepgaze/zips/delete-zip.test.ts',
  'src/lib/**',
  'src/storage/**',
  'src/http/**',
  'src/main.test.ts',
  'test/checkers/**',
  'test/hostile-text/**',
  'test/scheduling/**',
  'test/mail-crash.test.ts',
  'test/race.test.ts',
  'test/rotation.test.ts',
  // It reads every row of every table, which only the embedded store's superuser may.
  'test/tokens-at-rest.test.ts',
  'test/upload-memory.test.ts',
];

/**
 * What leans on a store most: roles and row-level security, jobs and leases, large values, long transactions. A file that
 * asks no more of its store than those next to it runs on PostgreSQL alone.
 */
const BOTH_STORES = [
  'src/db/*.test.ts',
  'src/db/connection/**',
  'src/jobs/**',
  'src/server.test.ts',
  'src/features/bookings/bookings.test.ts',
  'src/features/deepgaze/reading/{reading,renew-resumes}.test.ts',
  'src/features/deepgaze/zips/**',
  'src/features/files/files.test.ts',
  'src/features/notifications/{accepted-mails,notifications,notifications.jobs}.test.ts',
  'src/features/search/**',
  'src/features/webhooks/send-webhooks*.test.ts',
  'test/booking-conversation.test.ts',
];

const TESTS = ['src/**/*.test.ts', 'test/**/*.test.ts'];

/**
 * One feature's tests take five times as long on the embedded store, which every story uses anyway. So `npm test` runs
 * most of them on PostgreSQL alone (TEST_DATABASE_URL), and on the embedded store what leans on it (TEST_STORE).
 * Without either, as in a run by hand or where there is no PostgreSQL, all of them run on the embedded store.
 */
function serverTests() {
  if (process.env['TEST_DATABASE_URL']) return { include: TESTS, exclude: OWN_STORE };
  return {
    include: process.env['TEST_STORE'] ? [...OWN_STORE, ...BOTH_STORES].map(asTests) : TESTS,
    exclude: [],
  };
}

const asTests = (path: string) => (path.endsWith('**') ? `${path}/*.test.ts` : path);
const serverFiles = serverTests();

/** Unit and feature tests. Browser stories live in e2e/ and are run by Playwright. */
export default defineConfig({
  test: {
    // The files of a run on Citus share a database.
    fileParallelism: !process.env['CITUS_URL'],
    projects: [
      // Starting a thread for each file took longer than its tests; they keep nothing of each other.
      { test: { name: 'contract', root: 'packages/contract', environment: 'node', isolate: false } },
      {
        test: {
          name: 'tools',
          root: 'tools',
          environment: 'node',
          include: ['**/*.test.mjs'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          environment: 'node',
          include: serverFiles.include,
          exclude: [...configDefaults.exclude, ...serverFiles.exclude],
          globalSetup: 'test/global-setup.ts',
          // No module of the product keeps anything of its app, so files of one worker share what they import.
          isolate: false,
          // A test that computes for seconds on an idle machine had half a minute, which eight busy processes used up.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Polling for a second, as by default, is over before a busy machine has come back to it.
          expect: { poll: { timeout: 60_000 } },
        },
      },
      'apps/web',
    ],
  },
});
