import { registrationSchema } from '@slotwise/contract/auth/auth.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { uuidv7 } from 'uuidv7';
import type { Context } from '#context.ts';
import { asVendor, toVendorId, type VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { issueLink } from './links.service.ts';
import { lockPerson, type Person } from './people.queries.ts';
import { insertPerson, type NewPerson } from './accounts.queries.ts';
import { findPersonByEmail } from './people.service.ts';
import * as queries from './registration.queries.ts';

type Administrator = Omit<NewPerson, 'userId' | 'role' | 'accountStatus' | 'submitterId'>;
type NewTenant = Administrator & { organization: string };

/** Inserts a tenant with its administrator, both pending until the link is opened. */
export async function insertTenant(
  tx: VendorDb,
  { organization, ...administrator }: NewTenant,
): Promise<Person> {
  const userId = uuidv7();
  const { email, displayName: name, timeZone, createdAt } = administrator;
  await queries.insertPendingVendor(tx, {
    vendorName: organization,
    timeZone,
    createdAt,
    contact: { name, email },
  });
  await insertPerson(tx, {
    ...administrator,
    userId,
    role: 'ADMIN',
    accountStatus: 'PENDING_VERIFICATION',
    submitterId: null,
  });
  const person = await lockPerson(tx, userId);
  if (!person) throw new Error('Someone who was just written is not there.');
  return person;
}

/** Creates a tenant with its administrator for the operator's command, without a mail; returns the link to set a password. */
export async function createAdministrator(
  context: Pick<Context, 'config' | 'clock' | 'db'>,
  { email, organization, name }: { email: string; organization: string; name?: string | undefined },
): Promise<string> {
  const [firstName = 'Administrator', ...rest] = name?.trim().split(/\s+/) ?? [];
  const lastName = rest.join(' ') || organization;
  const displayName = name?.trim() || 'Administrator';
  const form = { firstName, lastName, displayName, organization, email, designation: 'Administrator' };
  const parsed = registrationSchema.safeParse({ ...form, location: '-', phone: '0000000' });
  if (!parsed.success) {
    throw new AppError('VALIDATION_FAILED', { message: parsed.error.issues.map(({ message }) => message) });
  }
  if (await findPersonByEmail(context.db, parsed.data.email)) throw new AppError('EMAIL_IN_USE');
  const vendorId = toVendorId(uuidv7());
  return asVendor(context.db, vendorId, async (tx) => {
    const createdAt = context.clock.now();
    const blank = {
      location: '',
      phone: '',
      phoneCountry: LIMITS.defaultPhoneCountry,
      timeZone: LIMITS.defaultTimeZone,
    };
    const person = await insertTenant(tx, { ...parsed.data, ...blank, createdAt });
    const { url } = await issueLink(context, tx, person, 'verify');
    return url;
  });
}
