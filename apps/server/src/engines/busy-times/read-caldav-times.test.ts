import { expect, test } from 'vitest';
import { aCalendar, anEvent } from '../../../test/ics-text.ts';
import { readCalDavTimes } from './read-caldav-times.ts';

const horizon = { start: Date.parse('2026-03-02T09:00:00Z'), end: Date.parse('2028-03-01T00:00:00Z') };
const owner = { horizon, timeZone: 'UTC', email: 'asha@acme.example', ownHost: 'slots.example' };

const read = async (...answers: string[]) =>
  (await readCalDavTimes({ answers, ...owner })).map(({ start }) =>
    new Date(start).toISOString().slice(0, 13),
  );

const multistatus = (...responses: string[]) =>
  `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:cal="urn:ietf:params:xml:ns:caldav">${responses.join('')}</d:multistatus>`;
const object = (data: string) =>
  `<d:response><d:href>/a.ics</d:href><d:propstat><d:prop><d:getetag>"1"</d:getetag><cal:calendar-data>${data}</cal:calendar-data></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
const at = (start: string, ...lines: string[]) =>
  aCalendar(anEvent(`DTSTART:${start}`, 'DURATION:PT1H', ...lines));

test('reads the objects of all responses together, whatever XML style the server uses', async () => {
  const long = at('20260312T090000Z', `DESCRIPTION:${'a &amp; b '.repeat(20_000)}`);
  expect(
    await read(
      multistatus(object(at('20260310T090000Z').replaceAll('\r\n', '&#13;\n')), object(long)),
      multistatus(object(`<![CDATA[${at('20260311T090000Z')}]]>`)),
      multistatus(),
    ),
  ).toEqual(['2026-03-10T09', '2026-03-11T09', '2026-03-12T09']);
  expect(await read(multistatus())).toEqual([]);
  expect(await read()).toEqual([]);
});

test('refuses a response that is invalid or cut off', async () => {
  const none = 'does not answer as a CalDAV server does';
  for (const odd of ['', 'hello', '<html></html>', '<a><b></a>', multistatus().slice(0, -20)])
    await expect(read(odd)).rejects.toThrow(none);
  const cut =
    '<d:response><d:href>/work/</d:href><d:status>HTTP/1.1 507 Insufficient Storage</d:status></d:response>';
  await expect(read(multistatus(object(at('20260310T090000Z')), cut))).rejects.toThrow(
    'a part of this calendar',
  );
  await expect(read(multistatus(object('BEGIN:VCALENDAR\nBEGIN:VEVENT')))).rejects.toThrow('is damaged');
});
