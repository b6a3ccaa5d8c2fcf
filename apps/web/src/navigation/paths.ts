/** All addresses of the product. Routes are declared with them and links built from them. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  signUp: () => '/signup',
  resetPassword: () => '/resetpassword',
  /** `jd` and `status` filter the list by job and by comma-separated statuses; `view` is a saved one. */
  dashboard: (at: { jd?: string; status?: string; view?: string } = {}) => withQuery('/dashboard', at),
  /**
   * `draft` is resumed; `previous` is the booking whose next round the meeting is; `jd` is the job it is for; `resume`
   * fills in the candidate.
   */
  newMeeting: (from: { draft?: string; previous?: string; jd?: string; resume?: string } = {}) =>
    withQuery('/newmeeting', from),
  /** All meetings: the month, or with `view: 'team'` the panelists' week, containing the day `date`; `jd` names a job. */
  calendar: (at: { view?: 'team'; date?: string; jd?: string } = {}) => withQuery('/calendar', at),
  editMeeting: (bookingId: string) => `/editmeeting/${bookingId}`,
  editResource: (bookingId: string) => `/editresource/${bookingId}`,
  viewMeeting: (bookingId: string, at: { tab?: string } = {}) => withQuery(`/viewmeeting/${bookingId}`, at),
  rescheduleMeeting: () => '/reschedulemeeting',
  /** `proposal` and the index of one of its windows fill in the new time. */
  meeting: (id: string, at: { proposal?: string; window?: string } = {}) => withQuery(`/meeting/${id}`, at),
  /**
   * `job` is opened at once, `add` opens the form for a new one; `tab: 'shared'` lists clients' jobs, only those of
   * `client` if one is named.
   */
  jobDescriptions: (at: { job?: string; add?: 'true'; tab?: 'shared'; client?: string } = {}) =>
    withQuery('/jobdescriptions', at),
  /** `add` opens the form for a new one; `q` searches the list. */
  panelists: (at: { add?: 'true'; q?: string } = {}) => withQuery('/panelist', at),
  vendors: () => '/vendorlist',
  viewVendor: (vendorId: string) => `/viewvendor/${vendorId}`,
  team: () => '/myteam',
  /** `job` is matched at once against the resumes of all zips, or of the one in `zip`. */
  deepgaze: (at: { job?: string; zip?: string } = {}) => withQuery('/deepgaze', at),
  profile: () => '/profile',
  /** What administrators decide for everyone in the organization. */
  settings: () => '/settings',
  errorWindow: () => '/window/error',
} as const;

function withQuery(path: string, facts: object): string {
  const query = new URLSearchParams(facts as Record<string, string>).toString();
  return query ? `${path}?${query}` : path;
}

export type ErrorWindowFacts = { code: string; requestId?: string | undefined; from?: string | undefined };

/** The error window and its details; `from` is the address its Retry returns to. */
export function errorWindowFor({ code, requestId, from }: ErrorWindowFacts): string {
  const facts = new URLSearchParams({ code });
  if (requestId) facts.set('request', requestId);
  if (from) facts.set('from', from);
  return `${paths.errorWindow()}?${facts}`;
}
