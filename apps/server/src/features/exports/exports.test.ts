import type { Endpoint } from '@slotwise/contract/endpoint';
import * as endpoints from '@slotwise/contract/outgoing/exports.endpoints';
import { createJob } from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import { LIMITS } from '@slotwise/contract/limits';
import { aCandidate } from '@slotwise/test-data/a-booking';
import { aJob } from '@slotwise/test-data/a-job';
import { afterAll, describe, expect, test } from 'vitest';
import { associate } from '../../../test/associate.ts';
import { startPanelScene } from '../../../test/panel-scene.ts';
import { buildCsvFile } from './exports.service.ts';

const scene = await startPanelScene();
const { call, admin, asha, book, clock } = scene;
afterAll(scene.stop);
const stranger = await scene.signUp('Globex Talent');

async function download(endpoint: Endpoint, query: object, as: { token: string }) {
  const reply = await scene.send(endpoint, { query, params: { id: admin.vendorId } }, { token: as.token });
  const [head = '', ...lines] = reply.body.split('\r\n').slice(0, -1);
  return { status: reply.statusCode, headers: reply.headers, head, lines };
}

const meera = aCandidate({ candidateName: '=cmd|"/c calc"!A1', email: 'meera@candidate.example' });
await book('2026-06-01T09:00:00Z', {
  candidateDetails: meera,
  jobTitle: 'Engineer, data',
  roundName: '@first',
});
await book('2026-06-02T09:00:00Z', {
  candidateDetails: aCandidate({ candidateName: 'Zoë Ümit', email: 'zoe@candidate.example' }),
  panelists: [],
});

describe('the export of meetings', () => {
  test('is a CSV file with a byte order mark, and has what the list has', async () => {
    const { status, headers, head, lines } = await download(
      endpoints.exportBookings,
      { q: 'zoe', sort: 'startTime', page: '7', pageSize: '1' },
      admin,
    );
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'nosniff',
    ]);
    expect(headers['content-disposition']).toContain('attachment; filename="meetings-2026-03-02.csv"');
    expect(headers['cache-control']).toBe('no-store');
    expect(head).toMatch(/^\uFEFFStatus,Candidate,Email,Mobile number,/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^Scheduled,Zoë Ümit,zoe@candidate\.example,\+91 98765 43210,/);
    expect(lines[0]).toContain(',02/06/2026 14:30,');
  });

  test('executes nothing that a candidate or a form typed', async () => {
    const { lines } = await download(endpoints.exportBookings, { q: 'meera' }, admin);
    expect(lines[0]).toContain(`Scheduled,"'=cmd|""/c calc""!A1",meera@candidate.example,`);
    expect(lines[0]).toContain(`,"Engineer, data",1,'@first,`);
  });

  test('shows a panelist their own meetings, and another organization none', async () => {
    expect((await download(endpoints.exportBookings, {}, asha)).lines).toHaveLength(1);
    expect((await download(endpoints.exportBookings, {}, stranger)).lines).toEqual([]);
  });

  test('is refused like its list', async () => {
    const wrong = await download(endpoints.exportBookings, { bookingStatus: 'LOST' }, admin);
    expect(wrong).toMatchObject({ status: 400 });
    expect((await download(endpoints.exportBookings, {}, { token: 'no' })).status).toBe(401);
    for (const endpoint of [endpoints.exportJobs, endpoints.exportPanelists]) {
      expect((await download(endpoint, {}, asha)).status).toBe(403);
    }
    const foreign = await download(endpoints.exportJobs, { name: stranger.vendorId }, admin);
    expect(foreign.status).toBe(404);
  });
});

test('jobs and panelists are exported with their figures', async () => {
  await call(
    createJob,
    { body: aJob({ jdCode: 'D-1', jdStatus: 'ON_HOLD', targetDate: '2026-05-01' }) },
    admin,
  );
  const jobs = await download(endpoints.exportJobs, {}, admin);
  expect(jobs.lines[0]).toMatch(
    /^D-1,Senior Data Engineer,Northbridge Talent,Palmyra Retail,,On hold,Normal,2,0,/,
  );
  expect(jobs.lines[0]).toContain(',SQL (5),,"Technical 1; Final",INR,,,,,01/05/2026,');
  const panelists = await download(endpoints.exportPanelists, { q: 'asha' }, admin);
  expect(panelists.head).toContain(',Upcoming,This week,');
  expect(panelists.lines[0]).toMatch(/^Asha Rao,asha@/);
});

test('members, suppliers and their submissions are exported as listed', async () => {
  const supplier = await scene.signUp('Initech Search');
  await associate(scene, admin, supplier);
  const members = await download(endpoints.exportMembers, {}, admin);
  expect(members.head).toMatch(/^\uFEFFName,Email,Mobile number,Role,/);
  expect(members.lines.find((line) => line.includes(admin.email))).toContain(',Administrator,Active,');
  const vendors = await download(endpoints.exportVendors, {}, admin);
  expect(vendors.lines).toHaveLength(1);
  expect(vendors.lines[0]).toMatch(/^Initech Search,.*,Supplier,Active,/);
  const own = { submitterVendorId: supplier.vendorId };
  const submissions = await download(endpoints.exportSubmissions, own, supplier);
  expect(submissions.head).toContain(',Answer,Decline reason,Right to represent,');
  expect(submissions.lines).toEqual([]);
  expect((await download(endpoints.exportSubmissions, own, stranger)).status).toBe(403);
  expect((await download(endpoints.exportVendors, {}, stranger)).status).toBe(404);
});

/** A list of `total` numbers that records which pages were read. */
function numbers(total: number) {
  const pages: number[] = [];
  const list = async ({ page, pageSize }: { page: number; pageSize: number }) => {
    pages.push(page);
    const from = (page - 1) * pageSize;
    const data = Array.from({ length: Math.max(0, Math.min(pageSize, total - from)) }, (_, at) => from + at);
    return { data, page: { total } };
  };
  return { pages, table: { name: 'numbers', columns: [['N', (one: number) => one]] as const, list } };
}

describe('a long list', () => {
  test('is read page by page while being sent, each record once', async () => {
    const { pages, table } = numbers(2250);
    const { bytes } = await buildCsvFile({ clock }, admin, table);
    expect(pages).toEqual([1]);
    const text = (await bytes.toArray()).join('');
    expect(text).toBe(`\uFEFFN\r\n${Array.from({ length: 2250 }, (_, n) => `${n}\r\n`).join('')}`);
    expect(pages).toEqual([1, 2, 3, 4, 5]);
  });

  test('ends at the export limit, and says so in the file name', async () => {
    const { table } = numbers(LIMITS.exportMaxRows + 1);
    const { fileName, bytes } = await buildCsvFile({ clock }, admin, table);
    expect(fileName).toBe('numbers-2026-03-02-first-20000.csv');
    expect((await bytes.toArray()).join('').split('\r\n')).toHaveLength(LIMITS.exportMaxRows + 2);
  });

  test('waits for others of its organization, of which few may run at once, and for no other organization', async () => {
    const begin = (as: { vendorId: string }) => buildCsvFile({ clock }, as, numbers(3).table);
    const open = await Promise.all(Array.from({ length: 5 }, () => begin(admin)));
    await expect(begin(admin)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const other = await begin(stranger);
    other.bytes.destroy();
    open[0]?.bytes.destroy();
    await open[1]?.bytes.toArray();
    open.push(await begin(admin), await begin(admin));
    await expect(begin(admin)).rejects.toThrow('5 exports of your organization are under way');
    for (const { bytes } of open) bytes.destroy();
  });
});
