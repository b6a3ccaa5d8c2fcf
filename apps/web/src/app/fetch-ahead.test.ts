import { expect, test } from 'vitest';
import { fetchAhead } from './fetch-ahead.ts';

function getRoutes(fetched: string[]) {
  const fetches = (name: string) => async () => fetched.push(name);
  return [
    { path: '/login', handle: fetches('login') },
    {
      handle: fetches('layout'),
      children: [
        { path: '/dashboard', handle: fetches('dashboard') },
        { path: '/panelist', handle: () => Promise.reject(new Error('away')) },
        { path: '*' },
      ],
    },
  ];
}

test.each([
  ['/dashboard', ['layout', 'dashboard']],
  ['/login', ['login']],
  ['/nowhere', ['layout']],
])('a user who opens %s gets its parts, and nothing else', (pathname, expected) => {
  const fetched: string[] = [];
  fetchAhead(getRoutes(fetched), { pathname });
  expect(fetched).toEqual(expected);
});

test('a screen that cannot be prefetched causes no error', async () => {
  const fetched: string[] = [];
  fetchAhead(getRoutes(fetched), { pathname: '/panelist' });
  // An unhandled rejection would fail this run at the end of the turn.
  await new Promise((resolve) => setImmediate(resolve));
  expect(fetched).toEqual(['layout']);
});
