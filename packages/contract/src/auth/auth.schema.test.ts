import { expect, test } from 'vitest';
import { credentialsSchema, registrationSchema } from './auth.schema.ts';

const listMessages = (result: {
  error?: { issues: { message: string; path: PropertyKey[] }[] } | undefined;
}) => Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

const aRegistration = (overrides: object = {}) => ({
  firstName: 'Ananya',
  lastName: 'Rao',
  displayName: 'Ananya Rao',
  organization: 'Northbridge Talent',
  designation: 'Lead recruiter',
  location: 'Bengaluru',
  email: 'ananya@northbridge.example',
  phone: '98450 01234',
  ...overrides,
});

test('an empty sign-up names every missing field by its label', () => {
  expect(listMessages(registrationSchema.safeParse({}))).toEqual({
    firstName: 'First Name is required',
    lastName: 'Last Name is required',
    displayName: 'Display Name is required',
    organization: 'Organization Name is required',
    designation: 'Designation is required',
    location: 'Location is required',
    email: 'Email is required',
    phone: 'Mobile number is required',
  });
});

test('treats a blank field as missing, without a second error about its format', () => {
  expect(listMessages(registrationSchema.safeParse(aRegistration({ email: '  ', phone: '' })))).toEqual({
    email: 'Email is required',
    phone: 'Mobile number is required',
  });
});

test.each([
  ['organization', 'NBT', 'Organization name must be at least 4 characters long'],
  ['email', 'ananya@northbridge', 'Invalid email address'],
  ['email', 'ananya.northbridge.example', 'Invalid email address'],
  ['phone', '123456', 'Invalid phone number'],
  ['phone', '1234567890123456', 'Invalid phone number'],
  ['phone', '98450  01234', 'Invalid phone number'],
  ['phone', '98450-01234', 'Invalid phone number'],
])('rejects a sign-up with %s %j: %s', (field, value, message) => {
  expect(listMessages(registrationSchema.safeParse(aRegistration({ [field]: value })))).toEqual({
    [field]: message,
  });
});

test.each(['1234567', '123456789012345', '+91 98450 01234'])('accepts the phone number %j', (phone) => {
  expect(registrationSchema.safeParse(aRegistration({ phone })).success).toBe(true);
});

test('drops a tenant, user or role that the client sends with a sign-up', () => {
  const parsed = registrationSchema.parse(aRegistration({ vendorId: 'v', userId: 'u', role: 'ADMIN' }));
  expect(parsed).toEqual(aRegistration());
});

test('normalizes an address: trimmed and in lower case', () => {
  expect(registrationSchema.parse(aRegistration({ email: ' Ananya@Northbridge.Example ' })).email).toBe(
    'ananya@northbridge.example',
  );
});

test('the log-in form has its own labels and its own message for an invalid address', () => {
  expect(listMessages(credentialsSchema.safeParse({ username: '', password: '' }))).toEqual({
    username: 'Mail Address is required',
    password: 'Password is required',
  });
  expect(listMessages(credentialsSchema.safeParse({ username: 'ananya', password: 'x' }))).toEqual({
    username: 'Invalid Email Address',
  });
});
