import { afterAll, expect, test } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { keepAcceptedMails } from './accepted-mails.service.ts';
import { takeMail } from './take-mail.service.ts';

// Nothing listens on that port.
const app = await startTestApp({ config: { smtpUrl: 'smtp://127.0.0.1:9' } });
afterAll(app.stop);

test('a mail accepted before its server was killed is not sent again, others are', async () => {
  const { context } = app;
  const vendorId = toVendorId((await app.signUp('Larch Talent')).vendorId);
  const [first, second] = await asVendor(context.db, vendorId, (tx) =>
    tx
      .insertInto('mail')
      .values(
        ['accepted', 'lost'].map((key) => ({
          vendor_id: vendorId,
          mail_id: crypto.randomUUID(),
          booking_id: null,
          kind: 'account-verify',
          revision: 0,
          dedupe_key: key,
          recipient_name: 'Ananya Iyer',
          recipient_email: 'ananya@larch-talent.example',
          reader_vendor_id: null,
          subject: 'Welcome',
          secret: false,
          message: '{}',
          sealed: null,
          state: 'QUEUED' as const,
          attempts: 1,
          answer: '',
          created_at: context.clock.now(),
          last_attempt_at: context.clock.now(),
          next_attempt_at: context.clock.now(),
        })),
      )
      .returning('mail_id')
      .execute(),
  );
  const accepted = await keepAcceptedMails(context);
  accepted.note({ vendorId, mailId: first?.mail_id ?? '', attempt: 1 }, '250 queued');

  await keepAcceptedMails(context);
  const takenAgain = (mailId = '') =>
    asVendor(context.db, vendorId, (tx) => takeMail(context, tx, { vendorId, mailId, attempt: 2 }));
  expect(await takenAgain(first?.mail_id)).toBeUndefined();
  expect(await takenAgain(second?.mail_id)).toBeDefined();
});
