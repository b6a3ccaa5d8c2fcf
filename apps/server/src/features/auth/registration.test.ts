import { register, setPassword } from '@slotwise/contract/auth/auth.endpoints';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import { aPanelist } from '@slotwise/test-data/a-panelist';
import { aRegistration } from '@slotwise/test-data/a-registration';
import { afterAll, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/newcomers.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { createAdministrator } from './new-tenant.service.ts';

const closed = await startTestApp({ config: { signUp: { isOpen: false, domains: [] } } });
const domains = ['acme.example', 'acme-talent.example'];
const partly = await startTestApp({ config: { signUp: { isOpen: true, domains } } });
afterAll(async () => {
  await closed.stop();
  await partly.stop();
});

test('with sign-up off, the operator creates the organization and the others are invited', async () => {
  const { accept, call, context, logIn } = closed;
  const email = 'first@acme.example';
  const url = await createAdministrator(context, { email, organization: 'Acme Talent' });
  const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? '';
  expect((await call(setPassword, { body: { token, password: PASSWORD } })).httpStatus).toBe(200);
  const admin = await logIn(email);
  await call(createPanelist, { body: aPanelist({ email: 'asha@acme.example' }) }, admin);
  expect(await accept('asha@acme.example', 'invite')).toMatchObject({ vendorId: admin.vendorId });
  for (const known of [email, 'nobody@acme.example']) {
    expect(await call(register, { body: aRegistration({ email: known }) })).toMatchObject({
      httpStatus: 403,
      code: 'SIGN_UP_OFF',
    });
  }
});

test('only addresses at the operator’s domains can sign up, and a refusal reveals nothing about accounts', async () => {
  const { call, logged, signUp, mailsTo } = partly;
  await signUp('Acme Talent', { email: 'ananya@acme-talent.example' });
  for (const email of ['a@other.example', 'a@sub.acme.example', 'a@notacme.example']) {
    expect(await call(register, { body: aRegistration({ email }) })).toMatchObject({
      httpStatus: 400,
      fieldErrors: { email: 'Only addresses at acme.example or acme-talent.example can sign up here' },
    });
    expect(await mailsTo(email)).toEqual([]);
    expect(JSON.parse(logged.at(-1) ?? '{}')).toMatchObject({ msg: 'security', event: 'sign-up-refused' });
  }
  const [known, unknown] = await Promise.all(
    ['ananya@acme-talent.example', 'new@acme.example'].map((email) =>
      call(register, { body: aRegistration({ email }) }),
    ),
  );
  expect([known?.httpStatus, known?.message]).toEqual([unknown?.httpStatus, unknown?.message]);
});
