/** Where invented people live. Nothing is ever mailed there: the name is reserved by RFC 2606 §3. */
export const SAMPLE_DOMAIN = 'sample.slotwise.example';

export const isSampleAddress = (email: string): boolean => email.endsWith(`@${SAMPLE_DOMAIN}`);
