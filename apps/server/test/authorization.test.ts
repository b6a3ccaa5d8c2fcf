import { ALL_ENDPOINTS } from '@slotwise/contract/all-endpoints';
import type { Endpoint } from '@slotwise/contract/endpoint';
import { logOut } from '@slotwise/contract/auth/auth.endpoints';
import { listNotices } from '@slotwise/contract/notifications/notifications.endpoints';
import { aZipOfResumes } from '@slotwise/test-data/a-resume';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REQUESTS } from './authorization/requests.ts';
import { atRest } from './at-rest.ts';
import { getForm } from './resume-scene.ts';
import { toRecords, startScene, type Scene } from './authorization/scene.ts';
import { CALLERS, LINES, type CallerName, type Line, type Verdict } from './authorization/table.ts';

let scene: Scene;
let ours: ReturnType<typeof toRecords>;
let theirs: ReturnType<typeof toRecords>;

beforeAll(async () => {
  scene = await startScene();
  ours = toRecords(scene, 'ours');
  theirs = toRecords(scene, 'theirs');
}, 120_000);
afterAll(() => scene.app.stop());

const endpoints = Object.entries(ALL_ENDPOINTS);
const notPublic = endpoints.filter(([, { access }]) => access !== 'public');
const linked = endpoints.filter(([, { access }]) => access === 'link' || access === 'candidate-link');

type Try = { caller: CallerName; verdict: Verdict; id: string; whose: 'ours' | 'theirs' | 'no one’s' };

const STATUS: Partial<Record<Verdict, number>> = { f: 403, p: 403, n: 404 };

/** Operations that use up or pause a record; everything else uses one record for all. */
const SPENDING = new Set([
  'removeMember',
  'deleteHolidayCalendar',
  'deleteBusySource',
  'deleteWebhook',
  'deleteView',
  'deleteContext',
  'endOwnSession',
  'cancelBooking',
  'approveBooking',
  'rejectBooking',
  'markNoShow',
  'addResource',
  'updateVendorBooking',
  'inviteToPick',
  'swapPanelist',
  'dismissProposal',
]);

function send({ operation }: Line, { caller, id }: Try, mailId: string) {
  const endpoint = ALL_ENDPOINTS[operation] as Endpoint;
  const { vendorId } = scene.callers.A;
  const { substituteId } = scene;
  const calendars = scene.calendars.url;
  const request = REQUESTS[operation]?.(id, caller, { vendorId, mailId, substituteId, calendars }) ?? {};
  const { token } = scene.callers[caller];
  const raw = { 'content-type': 'text/plain' };
  if (endpoint.upload === 'multipart') return sendForm(endpoint, token);
  return endpoint.upload === 'raw'
    ? scene.app.app.inject({
        method: 'POST',
        url: '/api/files/raw?fileName=notes.txt',
        payload: 'Notes',
        headers: { ...raw, authorization: `Bearer ${token}` },
      })
    : scene.app.send(endpoint, request, { token });
}

function sendForm({ path }: Endpoint, token: string) {
  const { payload, type } = getForm('people.zip', aZipOfResumes({ 'meera.txt': {} }));
  const headers = { 'content-type': type, authorization: `Bearer ${token}` };
  return scene.app.app.inject({ method: 'POST', url: `/api${path}`, payload, headers });
}

/** A digest of each table's rows over all organizations, except the tables that every request touches. */
async function digest(): Promise<Record<string, string>> {
  await atRest(scene.app);
  const { rows: tables } = await scene.app.store.pool.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname not in ('session', 'attempt') order by 1`);
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as rows from ${name} t`,
  );
  const { rows } = await scene.app.store.pool.query<{ name: string; rows: string }>(
    parts.join(' union all '),
  );
  return Object.fromEntries(rows.map((table) => [table.name, table.rows]));
}

type RecordName = Exclude<keyof ReturnType<typeof toRecords>, 'getMail'>;
/** Operations that mail someone again and need a pause in between. */
const MAILING = /^(resend|sendPanelLink)/;

/** Advances the clock by most of an hour, while everyone keeps their session alive. */
async function passTime(): Promise<void> {
  scene.app.clock.advance({ minutes: 50 });
  for (const name of CALLERS) await scene.app.call(listNotices, {}, scene.callers[name]);
}

type Records = ReturnType<typeof toRecords>;
const kept = new Map<Records, Map<string, Promise<string>>>();

/** A record of this kind: a new one if the operation uses it up, otherwise a shared one. */
function makeRecord(records: Records, object: string, operation: string, isRefused = false): Promise<string> {
  if (object === '-') return Promise.resolve('');
  if (SPENDING.has(operation) && !isRefused) return records[object as RecordName]();
  const known = kept.get(records) ?? new Map<string, Promise<string>>();
  kept.set(records, known);
  const record = known.get(object) ?? records[object as RecordName]();
  known.set(object, record);
  return record;
}

/** The attempts that must be refused: the cells that say so, and everyone on other organizations' records. */
async function refusedTries({ operation, object, verdicts }: Line): Promise<Try[]> {
  const id = await makeRecord(ours, object, operation, true);
  const refused = CALLERS.filter((caller) => STATUS[verdicts[caller]] !== undefined);
  const onOurs = refused.map((caller) => ({ caller, verdict: verdicts[caller], id, whose: 'ours' as const }));
  if (['-', 'own', 'self', 'client', 'supplier'].includes(object)) return onOurs;
  const foreign = await makeRecord(theirs, object, operation, true);
  const elsewhere = CALLERS.filter((caller) => caller !== 'X' && verdicts[caller] !== '.').flatMap(
    (caller) => {
      const verdict: Verdict = 'fo'.includes(verdicts[caller]) ? 'f' : 'n';
      return [
        { caller, verdict, id: foreign, whose: 'theirs' as const },
        { caller, verdict, id: uuidv7(), whose: 'no one’s' as const },
      ];
    },
  );
  return [...onOurs, ...elsewhere];
}

describe('the permission matrix', () => {
  test('lists every operation that a logged-in user can call', () => {
    const listed = new Set(LINES.map(({ operation }) => operation));
    const missing = notPublic
      .filter(([name]) => !listed.has(name) && !linked.some(([link]) => link === name))
      .map(([name]) => name);
    // Its twin with a raw body is in the table; both behave the same once the bytes have arrived.
    expect(missing).toEqual(['uploadFile']);
  });

  test.each(LINES.map((line) => [line.operation, line.object, line] as const))(
    '%s on %s: refused calls change nothing',
    async (operation, object, line) => {
      const tries = await refusedTries(line);
      const mailId = operation === 'resendMail' ? await ours.getMail(tries[0]?.id ?? '') : '';
      const before = await digest();
      for (const one of tries) {
        const response = await send(line, one, mailId);
        const attempt = `${operation} by ${one.caller} on ${one.whose} ${object}: ${response.body}`;
        expect(response.statusCode, attempt).toBe(STATUS[one.verdict]);
      }
      expect(await digest()).toEqual(before);
    },
  );

  test.each(
    LINES.flatMap((line) =>
      CALLERS.filter((caller) => '+o'.includes(line.verdicts[caller]) && line.operation !== 'logOut').map(
        (caller) => [line.operation, line.object, caller, line] as const,
      ),
    ),
  )('%s on %s lets %s in', async (operation, object, caller, line) => {
    const id = await makeRecord(ours, object, operation);
    // The meeting is over, and the pause after resending has passed.
    if (object === 'held' || MAILING.test(operation)) await passTime();
    const mailId = operation === 'resendMail' ? await ours.getMail(id) : '';
    const response = await send(line, { caller, verdict: '+', id, whose: 'ours' }, mailId);
    expect(response.statusCode, response.body).toBeLessThan(300);
  });
});

describe('what a client claims to be', () => {
  /** The operations that take the caller's fields, with those that name the record instead. */
  const SPOOFED: [string, string, readonly string[]][] = [
    ['updateRecruiter', 'member', ['userId']],
    ['addMember', '-', []],
    ['createPanelist', '-', []],
    ['updatePanelist', 'panelist', ['userId']],
    ['createBooking', '-', []],
    ['saveDraft', '-', []],
    ['inviteToPick', 'draft', []],
    ['reviseBooking', 'meeting', ['userId']],
    ['updateCandidate', 'meeting', ['userId']],
    ['addComments', 'meeting', ['userId']],
    ['attachDocuments', 'meeting', ['userId']],
    ['createJob', '-', []],
    ['updateJob', 'job', ['userId']],
    ['createVendor', '-', []],
    ['updateVendor', 'supplier', ['userId', 'vendorId']],
    ['commentOnVendor', 'supplier', ['vendorId']],
    ['attachVendorDocuments', 'supplier', ['vendorId']],
    ['updateVendorBooking', 'submission', ['userId']],
    ['createWebhook', '-', []],
    ['updateWebhook', 'webhook', []],
  ];

  test.each(SPOOFED)('%s refuses a caller who claims to be someone else', async (operation, object, own) => {
    const id = await makeRecord(ours, object, operation);
    const { A, X } = scene.callers;
    const claims = { vendorId: X.vendorId, submitterId: X.userId, userId: X.userId };
    const before = await digest();
    for (const [field, value] of Object.entries(claims).filter(([name]) => !own.includes(name))) {
      const named = { mailId: '', substituteId: scene.substituteId, calendars: scene.calendars.url };
      const more = { vendorId: A.vendorId, ...named };
      const made = REQUESTS[operation]?.(id, 'A', more) ?? {};
      const request = { ...made, body: { ...made.body, [field]: value } };
      const response = await scene.app.send(ALL_ENDPOINTS[operation] as Endpoint, request, {
        token: A.token,
      });
      expect([field, response.statusCode], response.body).toEqual([field, 403]);
    }
    expect(await digest()).toEqual(before);
  });

  test('no one can give themselves a role', async () => {
    const update = ALL_ENDPOINTS['updateRecruiter'] as Endpoint;
    for (const name of ['R', 'P'] as const) {
      const response = await scene.app.send(update, { body: { role: 'ADMIN' } }, scene.callers[name]);
      expect(response.statusCode, response.body).toBe(403);
    }
  });
});

describe('a caller without a live session', () => {
  const tokens: [string, () => Promise<string | undefined> | string | undefined][] = [
    ['no token', () => undefined],
    ['a malformed token', () => 'Bearer nonsense'],
    ['a token of no one', () => `is_${'a'.repeat(43)}`],
    ['a logged-out token', () => loggedOut()],
  ];
  async function loggedOut() {
    const { token } = await scene.app.logIn(scene.callers.A.email);
    await scene.app.call(logOut, {}, { token });
    return token;
  }

  test.each(tokens)('%s gives no access', async (_title, getToken) => {
    const token = await getToken();
    for (const [name, endpoint] of notPublic) {
      const response = await scene.app.send(endpoint, getPath(endpoint), token ? { token } : {});
      expect([name, response.statusCode]).toEqual([name, 401]);
    }
  });

  test('a session gives no access to a mailed link’s page', async () => {
    for (const [name, endpoint] of linked) {
      const { token } = scene.callers.A;
      const response = await scene.app.send(endpoint, getPath(endpoint), { token });
      expect([name, response.statusCode]).toEqual([name, 401]);
    }
  });

  test('an expired token gives no access, and says why', async () => {
    const { token } = await scene.app.logIn(scene.callers.A.email);
    scene.app.clock.advance({ hours: 13 });
    const sessions = notPublic.filter((entry) => !linked.includes(entry));
    for (const [name, endpoint] of sessions) {
      const response = await scene.app.send(endpoint, getPath(endpoint), { token });
      expect([name, response.json<{ code: string }>().code]).toEqual([name, 'TOKEN_EXPIRED']);
    }
  });
});

/** A URL with every part filled in, so that only the token matters. */
const getPath = ({ path }: Endpoint) => ({
  params: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, uuidv7()])),
});
