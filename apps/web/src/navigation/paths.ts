/** Every address of the product. Routes are declared from it and links are built with it. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  signUp: () => '/signup',
  resetPassword: () => '/resetpassword',
  dashboard: () => '/dashboard',
  /** `draft` is resumed; `previous` is the booking that the meeting is the next round of. */
  newMeeting: (from: { draft?: string; previous?: string } = {}) => withQuery('/newmeeting', from),
  editMeeting: (bookingId: string) => `/editmeeting/${bookingId}`,
  editResource: (bookingId: string) => `/editresource/${bookingId}`,
  viewMeeting: (bookingId: string, at: { tab?: string } = {}) => withQuery(`/viewmeeting/${bookingId}`, at),
  rescheduleMeeting: () => '/reschedulemeeting',
  meeting: (id: string) => `/meeting/${id}`,
  jobDescriptions: () => '/jobdescriptions',
  panelists: () => '/panelist',
  vendors: () => '/vendorlist',
  viewVendor: (vendorId: string) => `/viewvendor/${vendorId}`,
  team: () => '/myteam',
  deepgaze: () => '/deepgaze',
  profile: () => '/profile',
  errorWindow: () => '/window/error',
} as const;

function withQuery(path: string, facts: object): string {
  const query = new URLSearchParams(facts as Record<string, string>).toString();
  return query ? `${path}?${query}` : path;
}

export type ErrorWindowFacts = { code: string; requestId?: string | undefined; from?: string | undefined };

/** The error window with what it shows; `from` is the address its Retry leads back to. */
export function errorWindowFor({ code, requestId, from }: ErrorWindowFacts): string {
  const facts = new URLSearchParams({ code });
  if (requestId) facts.set('request', requestId);
  if (from) facts.set('from', from);
  return `${paths.errorWindow()}?${facts}`;
}
