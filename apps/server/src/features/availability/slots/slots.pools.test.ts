import { afterAll, describe, expect, test } from 'vitest';
import { startSlotScene } from '../../../../test/slot-scene.ts';

const scene = await startSlotScene();
afterAll(scene.stop);
const { addPanelist, ask, book, listStarts } = scene;

type Person = Awaited<ReturnType<typeof addPanelist>>;
const seat = ({ panelistId }: Person) => ({ panelistId });
const buildPool = (need: number, ...people: Person[]) =>
  `${need}:${people.map((one) => one.panelistId).join('|')}`;
const skilled = (skill: string) => ({ skills: [skill] });

describe('a pool', () => {
  test('is filled with those who have least to do that week', async () => {
    const [ann, ben, cleo] = [await addPanelist('Ann'), await addPanelist('Ben'), await addPanelist('Cleo')];
    await book('2026-03-02T16:00', { panelists: [seat(ann)] });
    await book('2026-03-04T10:00', { panelists: [seat(ann)] });
    await book('2026-03-05T10:00', { panelists: [seat(ben)] });
    const { slots = [], data } = await ask({ pools: buildPool(2, ann, ben, cleo) });
    expect(data?.total).toBe(9);
    for (const { pooledIds } of slots) expect(pooledIds).toEqual([cleo.panelistId, ben.panelistId]);
    expect(slots[0]?.load.map(({ thisWeek }) => thisWeek)).toEqual([0, 1]);
  });

  test('is one lane, which is free when enough of its people are', async () => {
    const [dan, eve] = [await addPanelist('Dan'), await addPanelist('Eve')];
    await book('2026-03-03T11:00', { panelists: [seat(dan)] });
    expect(await listStarts({ pools: buildPool(1, dan, eve) })).toContain('2026-03-03T11:00');
    const both = { pools: buildPool(2, dan, eve) };
    expect(await listStarts(both)).not.toContain('2026-03-03T11:00');
    const { data } = await ask(both);
    const lane = data?.lanes.find(({ role }) => role === 'POOL');
    expect([lane?.key, lane?.name, lane?.panelistId]).toEqual(['pool:0', 'Any 2 of 2', null]);
    expect(data?.lanes.filter(({ role }) => role === 'PANELIST')).toEqual([]);
  });

  test('by a skill includes everyone who interviews and has it, in any letter case', async () => {
    const kotlin = [
      await addPanelist('Finn', skilled('Kotlin')),
      await addPanelist('Gita', skilled('kotlin')),
    ];
    await addPanelist('Hugo', skilled('Kotlin and more'));
    const { data, slots = [] } = await ask({ pools: '2:skill=KOTLIN' });
    expect(data?.lanes.map(({ name }) => name)).toContain('Any 2 of 2 with KOTLIN');
    expect(slots[0]?.pooledIds.toSorted()).toEqual(kotlin.map(({ panelistId }) => panelistId).toSorted());
  });

  test('that needs more people with a skill than there are has no times and says what would help', async () => {
    await addPanelist('Ida', skilled('Haskell'));
    await addPanelist('Jon', skilled('Haskell'));
    const { data, relaxations = [] } = await ask({ pools: '3:skill=Haskell' });
    expect(data?.total).toBe(0);
    expect(relaxations.map(({ changes }) => changes)).toContainEqual([
      { kind: 'NEED_FEWER', pool: 0, need: 2 },
    ]);
  });

  test('never seats someone twice: not for two pools, nor next to their own seat', async () => {
    const [kim, lea] = [await addPanelist('Kim'), await addPanelist('Lea')];
    const two = await ask({ pools: `${buildPool(1, kim, lea)};${buildPool(1, kim, lea)}` });
    expect(new Set(two.slots?.[0]?.pooledIds)).toEqual(new Set([kim.panelistId, lea.panelistId]));
    expect(await listStarts({ pools: `${buildPool(1, kim)};${buildPool(1, kim)}` })).toEqual([]);
    const withKim = await ask({ panelistIds: kim.panelistId, pools: buildPool(1, kim, lea) });
    expect(withKim.slots?.[0]?.pooledIds).toEqual([lea.panelistId]);
  });

  test('never seats the candidate, who may have the skill too', async () => {
    const mo = await addPanelist('Mo', skilled('Zig'));
    const nia = await addPanelist('Nia', skilled('Zig'));
    const { data, slots = [] } = await ask({ pools: '1:skill=Zig', candidateEmail: mo.email });
    expect(data?.lanes.map(({ name }) => name)).toContain('Any 1 of 1 with Zig');
    expect(slots[0]?.pooledIds).toEqual([nia.panelistId]);
  });
});
