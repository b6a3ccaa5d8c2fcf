/** The reason shown for an email that waits because the organization has reached its daily limit. */
export const DAY_IS_FULL =
  'Your organization has sent as many emails as it may within one day. This one goes out when the day is over.';
