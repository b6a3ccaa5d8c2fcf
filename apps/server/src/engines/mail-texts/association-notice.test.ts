import { expect, test } from 'vitest';
import { anAssociationNotice, aVendorInvitation } from '../../../test/checkers/an-association-notice.ts';
import { associationNotice } from './association-notice.ts';
import { vendorInvitation } from './vendor-invitation.ts';

test('a request names the organization, what it asks for, and the terms', () => {
  const { subject, text } = associationNotice(anAssociationNotice());
  expect(subject).toBe('Northbridge Systems would like to work with you');
  expect(text).toBe(`Northbridge Systems

Hello Ravi,

Northbridge Systems would like to work with you

Ananya Rao has asked for your organization and Northbridge Systems to work together. If you accept, Northbridge Systems can share jobs with you, and you can submit candidates for them. The proposed terms:

Ownership of a candidate: 180 days
Time to answer: 48 hours
Candidates must confirm their submission: Yes
Agreement from: 01/04/2026

Accept or decline in Slotwise:
https://slotwise.example/viewvendor/0190a1b2-0000-7000-8000-000000000001

-- 
You get this email as an administrator of your organization.
Sent with Slotwise.
`);
});

test('shows the terms only if the reader may have to agree to them', () => {
  const shows = (kind: 'terms' | 'ended') => associationNotice(anAssociationNotice({ kind })).text;
  expect(shows('terms')).toContain('Time to answer');
  expect(shows('ended')).not.toContain('Time to answer');
});

test('a claim names the invited contact, and who signed up', () => {
  const { text } = associationNotice(
    anAssociationNotice({ kind: 'claimed', company: 'Globex People', as: 'supplier' }),
  );
  expect(text).toContain('You invited Globex Staffing at ravi@globex.example.');
  expect(text).toContain('signed up as Globex People');
});

test('an invitation names the sign-up address and has no secret', () => {
  const { subject, text } = vendorInvitation(
    aVendorInvitation({ inviterName: 'Ananya https://evil.example Rao' }),
  );
  expect(subject).toBe('Northbridge Systems would like to work with you');
  expect(text).toContain('Sign up with ravi@globex.example');
  expect(text).not.toMatch(/evil|token|#/);
});
