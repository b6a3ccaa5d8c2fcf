import { requestPasswordReset, setPassword } from '@slotwise/contract/auth/auth.endpoints';
import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { readMailWay } from '@slotwise/contract/notifications/mail-way.endpoints';
import { fillWithSampleData } from '@slotwise/contract/sample-data/sample-data.endpoints';
import { aBooking, aCandidate } from '@slotwise/test-data/a-booking';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig, type Config } from '#config.ts';
import { isFromThisMachine } from '#http/from-this-machine.ts';
import { checkCalendarMail } from '../../../test/checkers/check-calendar-mail.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { hasOutbox, outboxCookie } from './outbox.rules.ts';
import { outboxAddress, outboxKey } from './outbox.service.ts';

const { app, call, context, linkTo, mailsTo, signUp, stop } = await startTestApp();
afterAll(stop);

const HOST = 'localhost:3000';
const cookie = outboxCookie(context.config, await outboxKey(context)).split(';')[0];
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ method: 'GET', url, remoteAddress, headers: { host: HOST, cookie, ...headers } });

const acme = await signUp('Acme Hiring');
const globex = await signUp('Globex Talent');
await call(
  createBooking,
  {
    body: aBooking({
      candidateDetails: aCandidate({ candidateName: '<b>Meera</b>', email: 'meera@candidate.example' }),
      panelists: [{ name: 'Olu', email: 'olu@panel.example' }],
    }),
  },
  acme,
);

/** The newest mail to an address, or the oldest. */
async function pathOfMailTo(email: string, at: 'newest' | 'oldest' = 'newest'): Promise<string> {
  const { body } = await get(`/outbox?q=${encodeURIComponent(email)}`);
  const paths = [...body.matchAll(/href="(\/outbox\/[\w-]+\/[\w-]+)"/g)].map(([, path]) => path);
  const path = paths.at(at === 'newest' ? 0 : -1);
  if (!path) throw new Error(`The outbox shows no mail to ${email}.`);
  return path;
}

describe('the outbox', () => {
  test('lists the mails of every organization, newest first, and finds them by address', async () => {
    const all = await get('/outbox');
    expect(all.statusCode).toBe(200);
    for (const email of [acme.email, globex.email, 'meera@candidate.example'])
      expect(all.body).toContain(email);
    expect(all.body).not.toContain('>Sample<');
    expect(all.body.indexOf('meera@candidate.example')).toBeLessThan(all.body.indexOf(globex.email));
    const found = await get('/outbox?q=MEERA@cand');
    expect(found.body).toContain('meera@candidate.example');
    expect(found.body).not.toContain(globex.email);
    expect((await get('/outbox?q=100%25')).body).toContain('No mail to an address with');
  });

  test('marks mails of sample meetings, which no one wrote', async () => {
    const birch = await signUp('Birch Talent');
    await call(fillWithSampleData, {}, birch);
    expect((await get(`/outbox?q=${encodeURIComponent(birch.email)}`)).body).toContain('>Sample<');
  });

  test('runs no script and loads nothing external', async () => {
    const { headers, body } = await get(await pathOfMailTo('meera@candidate.example'));
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    expect(headers['content-security-policy']).toContain("frame-src 'self'");
    expect(body).not.toMatch(/<script|<style|style=|\son\w+=|<b>Meera/);
    expect(body).toContain('&lt;b&gt;Meera&lt;/b&gt;');
  });

  test('shows a mail as text, as HTML in a sandboxed frame, and as a calendar entry', async () => {
    const path = await pathOfMailTo('meera@candidate.example');
    const page = await get(path);
    expect(page.body.replaceAll(/\s+/g, ' ')).toContain(`src="${path}/html" sandbox="allow-popups`);
    expect(page.body).toContain('METHOD:REQUEST');
    const framed = await get(`${path}/html`);
    expect(framed.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'.*frame-ancestors 'self'; sandbox /,
      ),
    });
    expect(framed.body).toContain('Your interview');
    const ics = await get(`${path}/invite.ics`);
    expect(ics.headers['content-type']).toBe('text/calendar; charset=utf-8; method=REQUEST');
    expect(ics.headers['content-disposition']).toBe('attachment; filename="invite.ics"');
    const [mail] = await mailsTo('meera@candidate.example');
    expect(ics.body).toBe(mail?.message?.calendar?.ics);
  });

  test('offers the mail as the bytes a mail server would get', async () => {
    const { rawPayload } = await get(`${await pathOfMailTo('olu@panel.example', 'oldest')}/message.eml`);
    expect(await checkCalendarMail(rawPayload, { audience: 'panel' })).toEqual([]);
  });

  test('has working links', async () => {
    const { body } = await get(await pathOfMailTo(globex.email));
    const token = await linkTo(globex.email, 'verify');
    expect(body).toContain(`/resetpassword#mode=verify&amp;token=${token}"`);
    const used = { token, password: 'river stones 47 lanterns' };
    expect(await call(setPassword, { body: used }, null)).toMatchObject({ httpStatus: 410 });
  });

  test.each([
    '/outbox/x/y',
    `/outbox/${acme.vendorId}/${acme.userId}`,
    `/outbox/${globex.vendorId}/nothing`,
    '/outbox/a',
  ])('has nothing at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('the outbox is only for someone at this machine', () => {
  test('who opens it with the printed address, once per browser', async () => {
    const printed = new URL((await outboxAddress(context, `http://${HOST}`)) ?? '');
    const opened = await get(printed.pathname + printed.search, { cookie: '' });
    expect(opened).toMatchObject({ statusCode: 303, headers: { location: '/outbox' } });
    expect(opened.headers['set-cookie']).toMatch(/; Path=\/outbox; HttpOnly; SameSite=Strict$/);
    expect((await get('/outbox', { cookie: `a=b; ${cookie}` })).body).toContain(acme.email);
  });

  test.each(['', 'slotwise_outbox_0=', 'slotwise_outbox_0=ob_guess', 'slotwise_outbox_1=ob_guess'])(
    'without its key (cookie %j) shows how to open it, and no mail',
    async (wrong) => {
      const path = await pathOfMailTo(acme.email);
      for (const url of ['/outbox', '/outbox?key=ob_guess', path, `${path}/html`, `${path}/message.eml`]) {
        const { statusCode, body } = await get(url, { cookie: wrong });
        expect(statusCode).toBe(403);
        expect(body).toContain('Open the outbox by its own address');
        expect(body).not.toContain(acme.email);
      }
    },
  );

  test('who alone learns that mails go there, whether or not there is one', async () => {
    const ask = async (email: string, remoteAddress: string) => {
      const url = `/api${requestPasswordReset.path}`;
      const headers = { host: HOST, 'content-type': 'application/json' };
      const payload = JSON.stringify({ email });
      return (await app.inject({ method: 'POST', url, headers, payload, remoteAddress })).json();
    };
    const here = await ask(acme.email, '127.0.0.1');
    expect(here).toMatchObject({ mailWay: 'OUTBOX' });
    expect(await ask('nobody@acme.example', '127.0.0.1')).toEqual(here);
    expect(await ask(acme.email, '192.168.1.20')).toMatchObject({ mailWay: 'KEPT' });
    const own = await get(`/api${readMailWay.path}`, { authorization: `Bearer ${acme.token}` });
    expect(own.json().data).toEqual({ mailWay: 'OUTBOX', hasReached: false });
  });

  test.each([
    ['an own name that points here', { host: 'evil.example' }, '127.0.0.1'],
    ['a network address', { host: '192.168.1.10:3000' }, '127.0.0.1'],
    ['another machine', {}, '192.168.1.20'],
    ['a proxy', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
    ['a proxy of the newer kind', { forwarded: 'for=203.0.113.9' }, '127.0.0.1'],
    ['a proxy that says little', { 'x-real-ip': '203.0.113.9' }, '127.0.0.1'],
    ['a proxy that names itself', { via: '1.1 front' }, '127.0.0.1'],
    ['a tunnel', { 'cf-connecting-ip': '203.0.113.9' }, '127.0.0.1'],
    ['a page of someone else', { 'sec-fetch-site': 'cross-site' }, '127.0.0.1'],
  ])('and shows nothing to someone who comes by %s', async (_way, headers, remoteAddress) => {
    for (const url of ['/outbox', '/outbox/style.css', await pathOfMailTo(acme.email)]) {
      const { statusCode, body } = await get(url, headers, remoteAddress);
      expect(statusCode).toBe(404);
      expect(body).not.toContain(acme.email);
    }
  });

  test.each(['localhost', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST:8080'])(
    '%s is this machine',
    async (host) => {
      expect((await get('/outbox', { host })).statusCode).toBe(200);
    },
  );

  test('and shows nothing through an HTTP/1.0 proxy that hides its caller', () => {
    const direct = { hostname: '127.0.0.1', socket: { remoteAddress: '127.0.0.1' }, headers: {} };
    expect(isFromThisMachine({ ...direct, raw: { httpVersion: '1.0' } })).toBe(false);
    expect(isFromThisMachine({ ...direct, raw: { httpVersion: '1.1' } })).toBe(true);
  });

  test.each<[string, Partial<Config>, boolean]>([
    ['by default', {}, true],
    ['with a mail server', { smtpUrl: 'smtp://mail.example' }, false],
    ['open to the network', { host: '0.0.0.0' }, false],
    ['behind a proxy', { trustProxy: ['loopback'] }, false],
    ['with a public address', { publicUrl: 'https://interviews.acme.example' }, false],
    ['with an address of the own network', { publicUrl: 'http://192.168.1.10:3000' }, false],
    ['with another local address', { publicUrl: 'http://[::1]:8080' }, true],
  ])('exists %s: %o is %s', (_when, settings, expected) => {
    expect(hasOutbox({ ...readConfig({}), ...settings })).toBe(expected);
  });
});
