import { expect, test } from 'vitest';

import { runLanes } from './lanes.mjs';

const passed = (id) => ({ id, status: 'passed' });

/** A part that prints its lines when released, and what was printed so far. */
function stage() {
  const printed = [];
  const gates = {};
  const part = (title, lines = []) => {
    gates[title] = Promise.withResolvers();
    const work = async (print) => {
      for (const line of lines) print(line);
      await gates[title].promise;
      return [passed(title)];
    };
    return { title, work };
  };
  const print = (text) =>
    printed.push(...text.split('\n').filter((line) => line !== '' && !line.startsWith('  →')));
  return {
    printed,
    part,
    print,
    end: (title) => gates[title].resolve(),
    fail: (title, why) => gates[title].reject(why),
  };
}

test('a single lane prints each line as it comes', async () => {
  const { printed, part, print, end } = stage();
  const running = runLanes([[part('checks', ['types are right'])]], print);
  expect(printed).toEqual(['checks', 'types are right']);
  end('checks');
  expect(await running).toEqual([passed('checks')]);
});

test('lanes run side by side, and each part is printed whole when it ends', async () => {
  const { printed, part, print, end } = stage();
  const lanes = [
    [part('stories', ['a visitor came'])],
    [part('checks', ['types']), part('units', ['a unit'])],
  ];
  const running = runLanes(lanes, print);
  expect(printed).toEqual(['stories: begun', 'checks: begun']);
  end('checks');
  await expect.poll(() => printed.slice(2)).toEqual(['checks', 'types', 'units: begun']);
  end('stories');
  await expect.poll(() => printed.slice(5)).toEqual(['stories', 'a visitor came']);
  end('units');
  expect(await running).toEqual([passed('stories'), passed('checks'), passed('units')]);
});

test('a part that throws has failed and ends its own lane alone', async () => {
  const { printed, part, print, end, fail } = stage();
  const running = runLanes([[part('build'), part('stories')], [part('checks')]], print);
  fail('build', new Error('no room on the disk'));
  await expect.poll(() => printed.join()).toContain('no room on the disk');
  end('checks');
  expect(await running).toEqual([{ id: 'build could not be run', status: 'failed' }, passed('checks')]);
  expect(printed.join()).not.toContain('stories');
});

test('a part learns what its lane has found so far', async () => {
  const seen = [];
  const part = (title) => ({
    title,
    work: async (print, soFar) => {
      seen.push(soFar.map(({ id }) => id));
      return [passed(title)];
    },
  });
  await runLanes([[part('a'), part('b')], [part('c')]], () => {});
  expect(seen).toEqual([[], [], ['a']]);
});

test('the line at the end of a part counts what it found', async () => {
  const printed = [];
  const work = async () => [passed('a'), { id: 'b', status: 'failed' }];
  await runLanes([[{ title: 'units', work }]], (text) => printed.push(text));
  expect(printed.at(-1)).toMatch(/^ {2}→ 1 passed, 1 failed, 0 skipped in \d+\.\d s$/);
});
