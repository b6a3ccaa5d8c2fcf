/** The domain of invented people. Nothing is ever mailed there: RFC 2606 §3 reserves the name. */
export const SAMPLE_DOMAIN = 'sample.slotwise.example';

export const isSampleAddress = (email: string): boolean => email.endsWith(`@${SAMPLE_DOMAIN}`);
