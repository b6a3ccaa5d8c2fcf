import { authenticate } from '@slotwise/contract/auth/auth.endpoints';
import * as endpoints from '@slotwise/contract/bookings/saved-views.endpoints';
import { VIEW_FILTERS } from '@slotwise/contract/bookings/bookings.endpoints';
import type { ViewFilters } from '@slotwise/contract/bookings/saved-views.schema';
import { createJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import { LIMITS } from '@slotwise/contract/limits';
import { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { afterAll, describe, expect, test } from 'vitest';
import { addRecruiter } from '../../../test/add-recruiter.ts';
import { PASSWORD } from '../../../test/newcomers.ts';
import { startTestApp, type TestUser } from '../../../test/test-app.ts';

const app = await startTestApp();
const { call } = app;
afterAll(app.stop);

const admin = await app.signUp('Northbridge Talent');
const stranger = await app.signUp('Kestrel Search');
const rohan = await addRecruiter(app, admin, 'Rohan');
const meera = await addRecruiter(app, admin, 'Meera');

type More = { filters?: ViewFilters; isShared?: boolean };
const save = (name: string, more: More = {}, as: TestUser = rohan) =>
  call(endpoints.createView, { body: { name, filters: {}, ...more } }, as);
const saved = async (name: string, more: More = {}, as: TestUser = rohan) =>
  (await save(name, more, as)).viewId ?? '';
const list = async (as: TestUser) => (await call(endpoints.listViews, {}, as)).data ?? [];
const namesFor = async (as: TestUser) => (await list(as)).map(({ name }) => name);
const choose = (viewId: string | null, as: TestUser) =>
  call(endpoints.chooseStartView, { body: { viewId } }, as);
const readStart = async (as: TestUser, of = as) =>
  (await call(getRecruiter, { query: { userId: of.userId } }, as)).startView;

describe('a saved view', () => {
  test('stores filters and order under a name, without empty ones, only for its owner', async () => {
    const filters = { status: 'SCHEDULED,DRAFT', sort: '-startTime', mine: 'true', q: '' };
    const { data } = await save('  Mine,\n soon ', { filters });
    expect(data).toMatchObject({
      name: 'Mine, soon',
      isOwn: true,
      isShared: false,
      canChange: true,
      missing: [],
    });
    expect(data?.filters).toEqual({ status: 'SCHEDULED,DRAFT', sort: '-startTime', mine: 'true' });
    expect(await namesFor(rohan)).toContain('Mine, soon');
    expect(await namesFor(meera)).not.toContain('Mine, soon');
    expect(await namesFor(admin)).not.toContain('Mine, soon');
  });

  test('if shared, is readable for everyone who schedules, and changed by its owner and administrators', async () => {
    const viewId = await saved('Offers', { isShared: true });
    const [seen] = (await list(meera)).filter((view) => view.viewId === viewId);
    expect(seen).toMatchObject({ isOwn: false, canChange: false, ownerName: 'Rohan Das' });
    expect(await namesFor(stranger)).toEqual([]);
    const rename = (as: TestUser) => call(endpoints.updateView, { body: { viewId, name: 'Offers out' } }, as);
    expect((await rename(meera)).code).toBe('FORBIDDEN');
    expect((await rename(stranger)).code).toBe('NOT_FOUND');
    expect((await rename(admin)).data).toMatchObject({ name: 'Offers out', isOwn: false });
    const unshare = await call(endpoints.updateView, { body: { viewId, isShared: false } }, admin);
    expect(unshare.data).toMatchObject({ isShared: false, canChange: false });
    expect(await namesFor(admin)).not.toContain('Offers out');
    expect(await namesFor(rohan)).toContain('Offers out');
  });

  test('is deleted by those who may change it', async () => {
    const viewId = await saved('Short-lived', { isShared: true });
    const remove = (as: TestUser) => call(endpoints.deleteView, { query: { viewId }, body: undefined }, as);
    expect((await remove(meera)).code).toBe('FORBIDDEN');
    expect((await remove(rohan)).httpStatus).toBe(200);
    expect((await remove(rohan)).code).toBe('NOT_FOUND');
  });

  test('needs a name new to its owner, and filters that are short and known', async () => {
    await saved('Berlin');
    expect(await save('berlin')).toMatchObject({
      httpStatus: 400,
      fieldErrors: { name: expect.any(String) },
    });
    expect((await save('Berlin', {}, meera)).httpStatus).toBe(201);
    await saved('İstanbul');
    expect((await save('İstanbul')).httpStatus).toBe(400);
    expect((await save(' ')).httpStatus).toBe(400);
    expect((await save('x'.repeat(LIMITS.viewNameMaxLength + 1))).httpStatus).toBe(400);
    expect(
      (await save('Long', { filters: { q: 'x'.repeat(LIMITS.viewFilterMaxLength + 1) } })).httpStatus,
    ).toBe(400);
    const quotes = VIEW_FILTERS.filter((filter) => filter !== 'jd').map((filter) => [
      filter,
      '"'.repeat(300),
    ]);
    expect((await save('Quotes', { filters: Object.fromEntries(quotes) })).httpStatus).toBe(400);
    expect((await save('No id', { filters: { jd: 'anything' } })).httpStatus).toBe(400);
    const { data } = await save('Unknown', { filters: { stranger: 'x' } as ViewFilters });
    expect(data?.filters).toEqual({});
  });

  test('reports a filtered job or panelist that no longer exists', async () => {
    const body = { title: 'Engineer', description: 'Builds.', openings: 1 };
    const { jdId = '' } = await call(createJob, { body }, admin);
    const gone = '0195a4b0-0000-7000-8000-000000000001';
    const { data: known } = await save('One job', { filters: { jd: jdId } });
    expect(known?.missing).toEqual([]);
    const { data: lost } = await save('Lost', {
      filters: { jd: gone, panelist: 'nobody@northbridge.example' },
    });
    expect(lost?.missing).toEqual(['jd', 'panelist']);
    const { data: foreign } = await save('Foreign', { filters: { jd: jdId } }, stranger);
    expect(foreign?.missing).toEqual(['jd']);
  });

  test('counts toward a limit', async () => {
    const crowd = await addRecruiter(app, stranger, 'Crowd');
    for (let index = 0; index < LIMITS.viewsPerPerson; index += 1)
      expect((await save(`View ${index}`, {}, crowd)).httpStatus).toBe(201);
    expect(await save('One more', {}, crowd)).toMatchObject({ httpStatus: 409, code: 'INVALID_TRANSITION' });
  });
});

describe('the start view', () => {
  test('comes with log-in and the own record, and for no one else', async () => {
    const viewId = await saved('Start', { filters: { status: 'DRAFT' }, isShared: true });
    expect(await readStart(meera)).toBeNull();
    expect((await choose(viewId, meera)).httpStatus).toBe(200);
    const startView = { status: 'DRAFT', view: viewId };
    expect(await readStart(meera)).toEqual(startView);
    expect(await readStart(admin, meera)).toBeNull();
    const body = { username: meera.email, password: PASSWORD };
    expect(await call(authenticate, { body })).toMatchObject({ startView });
    expect((await list(meera)).find((view) => view.viewId === viewId)?.isStart).toBe(true);
    expect((await list(rohan)).find((view) => view.viewId === viewId)?.isStart).toBe(false);
  });

  test('is replaced, unset, and gone with the view or its sharing', async () => {
    const [one, two] = [await saved('One', { isShared: true }), await saved('Two', { isShared: true })];
    await choose(one, meera);
    await choose(two, meera);
    expect(await readStart(meera)).toEqual({ view: two });
    await call(endpoints.updateView, { body: { viewId: two, isShared: false } }, rohan);
    expect(await readStart(meera)).toBeNull();
    expect((await choose(two, meera)).code).toBe('NOT_FOUND');
    await choose(one, meera);
    await call(endpoints.deleteView, { query: { viewId: one }, body: undefined }, rohan);
    expect(await readStart(meera)).toBeNull();
    expect((await choose(null, meera)).httpStatus).toBe(200);
  });
});
