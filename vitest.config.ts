import { configDefaults, defineConfig } from 'vitest/config';

/**
 * With TEST_DATABASE_URL the server's tests run once more, on that PostgreSQL. These are left out then: what they
 * prove does not depend on the store, or they open one of their own.
 */
const withoutThatStore = [
  'src/db/embedded/**',
  'src/db/migrate.test.ts',
  'src/engines/**',
  'src/lib/**',
  'src/storage/**',
  'src/features/exports/**',
  'src/features/files/files.hostile.test.ts',
  'src/features/files/files.wire.test.ts',
  'src/features/sample-data/**',
  'src/http/**',
  'src/main.test.ts',
  'test/authorization.test.ts',
  'test/checkers/**',
  'test/every-endpoint.test.ts',
  'test/guessing.test.ts',
  'test/http.test.ts',
  'test/other-tenant.test.ts',
  'test/mail-crash.test.ts',
  'test/race.test.ts',
  'test/upload-memory.test.ts',
];
const excluded = process.env['TEST_DATABASE_URL'] ? withoutThatStore : [];

/** Unit and feature tests. Browser stories live in e2e/ and are run by Playwright. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', root: 'packages/contract', environment: 'node' } },
      { test: { name: 'tools', root: 'tools', environment: 'node', include: ['**/*.test.mjs'] } },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          environment: 'node',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...excluded],
          globalSetup: 'test/global-setup.ts',
          // No module of the product keeps anything of its app, so files of one worker share what they import.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      'apps/web',
    ],
  },
});
