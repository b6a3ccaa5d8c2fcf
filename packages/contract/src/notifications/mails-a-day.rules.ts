/** Why a mail waits that the organization may not send within this day any more. */
export const DAY_IS_FULL =
  'Your organization has sent as many emails as it may within one day. This one goes out when the day is over.';
