/** Bookings as after two years of work, generated in SQL. */
import type pg from 'pg';
import { productMigrations } from '#db/database.ts';
import { readMigrations } from '#db/migration-files.ts';

/** A large organization has more people, each with about as many meetings as in a small one. */
const RECRUITS = 1000;
const INTERVIEWS = 250;
const FEWEST_RECRUITERS = 3;
const FEWEST_PANELISTS = 10;
/** With fewer rows, any plan will do. */
const WORTH_ANALYZING = 5000;

type Organization = {
  vendorId: string;
  /** The caller. */
  userId: string;
  count: number;
  domain?: string;
  /** Bookings per recruiter, and bookings per panelist in the first seat. */
  recruits?: number;
  interviews?: number;
  /** Divides past from future. */
  now?: Date;
};

/**
 * Fills the caller's organization with `count` bookings: one in eight is in the future, the caller has as many as each
 * recruiter, each has two panelists, most of their scorecards are submitted, and three emails went out about each.
 */
export async function seedBookings(pool: pg.Pool, count: number): Promise<void> {
  // The account is confirmed only once its link has been opened, so it is found through the link.
  const { rows } = await pool.query<{ vendorId: string; userId: string }>(
    'select vendor_id as "vendorId", user_id as "userId" from link_token',
  );
  const { vendorId = '', userId = '' } = rows[0] ?? {};
  await seedTenant(pool, { vendorId, userId, count });
  // As after a night of autovacuum.
  await pool.query('vacuum analyze');
}

/**
 * The same for one of many organizations, whose people have addresses at `domain`. What triggers would maintain row by
 * row is written for all rows at once, as in the migrations.
 */
export async function seedTenant(pool: pg.Pool, organization: Organization): Promise<void> {
  const { vendorId, count } = organization;
  const client = await pool.connect();
  try {
    await client.query(`begin; set local statement_timeout = 0; set local app.vendor_id = '${vendorId}'`);
    await switchTriggers(client, 'disable');
    for (const statements of listStatements(organization)) {
      for (const statement of statements) await client.query(statementFor(statement, organization));
      if (count >= WORTH_ANALYZING) await client.query(`analyze ${FILLED.join()}`);
    }
    for (const { forEachVendor } of readMigrations(productMigrations))
      if (forEachVendor) await client.query(forEachVendor);
    await switchTriggers(client, 'enable');
    await client.query('commit');
  } finally {
    client.release();
  }
}

const FILLED = ['booking', 'booking_person', 'feedback', 'mail'];

async function switchTriggers(client: pg.PoolClient, how: 'disable' | 'enable'): Promise<void> {
  for (const table of FILLED) await client.query(`alter table ${table} ${how} trigger user`);
}

/** Replaces the names with our own ids and numbers. */
const statementFor = (
  statement: string,
  { vendorId, userId, count, domain = 'northbridge.example', now = new Date() }: Organization,
): string =>
  statement
    .replaceAll(':vendor', `'${vendorId}'::uuid`)
    .replaceAll(':caller', `'${userId}'::uuid`)
    .replaceAll(':count', String(count))
    .replaceAll(':now', `'${now.toISOString()}'::timestamptz`)
    .replaceAll('northbridge.example', domain);

/** Sets the version and variant bits of a UUID, since requests identify bookings by id. */
const id = (kind: string, number: string | number): string =>
  `overlay(overlay(md5('${kind} ' || (${number})) placing '7' from 13) placing '8' from 17)::uuid`;
const panelistEmail = (number: string | number): string =>
  `'panelist' || (${number}) || '@northbridge.example'`;
const recruiterEmail = (number: string): string => `'recruiter' || (${number}) || '@northbridge.example'`;
/** A pseudo-random number, the same in every run. */
const dice = (about: string): string => `(hashtext('${about} ' || n) & 65535)`;
const pickOne = (names: string[], about: string): string =>
  `(array['${names.join("','")}'])[1 + ${dice(about)} % ${names.length}]`;

const FIRST_NAMES = [
  'Meera',
  'Tomás',
  'Kavya',
  'Elias',
  'Noor',
  'Sofia',
  'Arjun',
  'Ines',
  'Ravi',
  'Clara',
  'Dev',
];
const LAST_NAMES = [
  'Krishnan',
  'Herrera',
  'Subramanian',
  'Lindqvist',
  'Rahimi',
  'Novak',
  'Menon',
  'Okafor',
  'Bose',
];
const JOBS = ['Data Engineer', 'Platform Engineer', 'Designer', 'Product Manager', 'Support Lead'];
const ROUNDS = ['Screening', 'Technical 1', 'Technical 2', 'Final'];
/** Statuses of twenty past bookings. */
const ENDED = [
  ...Array<string>(4).fill('COMPLETED'),
  ...Array<string>(5).fill('REJECTED'),
  ...Array<string>(3).fill('SELECTED'),
  ...Array<string>(3).fill('CANCELLED'),
  ...Array<string>(2).fill('ONBOARDED'),
  'NO_SHOW',
  'WITHDRAWN',
  'DRAFT',
];

/** In groups, each of which reads what the previous ones wrote. */
function listStatements({ count, recruits = RECRUITS, interviews = INTERVIEWS }: Organization): string[][] {
  const recruiters = Math.max(FEWEST_RECRUITERS, Math.round(count / recruits));
  const panelists = Math.max(FEWEST_PANELISTS, Math.round(count / interviews));
  return [addPeople(recruiters, panelists), addBookings(recruiters, panelists), ADD_WHAT_HANGS_ON_THEM];
}

/** The recruiter is random, so that everyone has meetings of every kind; 0 is the caller. */
const recruiter = (recruiters: number): string => `${dice('recruiter')} % ${recruiters}`;
const panelist = (panelists: number, seat: number): string =>
  `1 + (${dice('panelist')} + ${7 * seat}) % ${panelists}`;

const addPeople = (recruiters: number, panelists: number): string[] => [
  `insert into recruiter (vendor_id, user_id, first_name, last_name, display_name, email, designation, location,
     phone, phone_country, role, account_status, time_zone, created_at)
   select :vendor, ${id('recruiter', 'n')}, 'Recruiter', n::text, 'Recruiter ' || n, ${recruiterEmail('n')}, '', '', '',
     'IN', 'USER_RECRUITER', 'INVITED', 'Asia/Kolkata', :now
   from generate_series(1, ${recruiters - 1}) n`,
  `insert into recruiter (vendor_id, user_id, first_name, last_name, display_name, email, designation, location,
     phone, phone_country, role, account_status, password_hash, time_zone, created_at)
   values (:vendor, ${id('panelist', 1)}, 'Panelist', '1', 'Panelist 1', ${panelistEmail(1)}, '', '', '', 'IN',
     'USER_PANEL', 'ACTIVE', '', 'Asia/Kolkata', :now)`,
  `insert into account (email, vendor_id, user_id) values (${panelistEmail(1)}, :vendor, ${id('panelist', 1)})`,
  `insert into panelist (vendor_id, panelist_id, user_id, first_name, last_name, display_name, email, phone, designation,
     department, skills, level, time_zone, weekly_hours, panel_status, submitter_id, created_at, version)
   select :vendor, ${id('seated', 'n')}, case when n = 1 then ${id('panelist', 'n')} end, 'Panelist', n::text,
     'Panelist ' || n, ${panelistEmail('n')}, '', '', '', array['SQL', 'Python'], 'INTERVIEWER', 'Asia/Kolkata',
     (select jsonb_agg(jsonb_build_object('day', day, 'start', '09:00', 'end', '18:00')) from generate_series(1, 5) day),
     'ACTIVE', :caller, :now, 1
   from generate_series(1, ${panelists}) n`,
];

const addBookings = (recruiters: number, panelists: number): string[] => [
  `insert into booking (vendor_id, booking_id, version, booking_status, recruiter_user_id, recruiter_name,
     recruiter_email, start_time, end_time, time_zone, start_local, end_local, title, mode, meeting_link, venue, dial_in,
     instructions, job_title, round_name, candidate_name, candidate_email, candidate_phone, candidate_linked_in,
     candidate_location, candidate_primary_skills, assignee_email, assignee_name, reschedule_count, ics_uid_candidate,
     ics_uid_panel, ics_sequence, search_text, created_by, created_at, updated_at)
   select :vendor, ${id('booking', 'n')}, 1, status, case when own then :caller else ${id('recruiter', 'recruiter')} end,
     'Recruiter', ${recruiterEmail('recruiter')}, starts, starts + interval '1 hour', 'Asia/Kolkata',
     to_char(starts at time zone 'Asia/Kolkata', 'YYYY-MM-DD"T"HH24:MI'),
     to_char((starts + interval '1 hour') at time zone 'Asia/Kolkata', 'YYYY-MM-DD"T"HH24:MI'),
     round || ' with ' || candidate, 'VIDEO', 'https://meet.northbridge.example/' || n, '', '', 'Bring the case along.',
     job, round, candidate, 'candidate' || n || '@mail.example', '', '', 'Pune', array['SQL', 'Python'],
     case when handed then 'ananya@northbridge.example' end, case when handed then 'Ananya Iyer' end, (n % 9 = 0)::int,
     'c' || n || '@northbridge.example', 'p' || n || '@northbridge.example', 0,
     lower(candidate || ' candidate' || n || '@mail.example panelist ' || first_panelist || ' ' || job || ' ' || round),
     :caller, starts - interval '10 days', least(starts, :now)
   from (
     select n, ${recruiter(recruiters)} = 0 as own, greatest(1, ${recruiter(recruiters)}) as recruiter,
       ${dice('handed')} % ${10 * recruiters} = 0 as handed, ${panelist(panelists, 0)} as first_panelist,
       case when n % 8 > 0 then ${pickOne(ENDED, 'ended')}
         else ${pickOne(['SCHEDULED', 'SCHEDULED', 'SCHEDULED', 'SUBMITTED', 'AWAITING_CANDIDATE'], 'open')} end as status,
       date_trunc('hour', :now) + case when n % 8 > 0 then make_interval(hours => -2 - ${dice('past')} % 17520)
         else make_interval(hours => 1 + ${dice('future')} % 720) end as starts,
       ${pickOne(FIRST_NAMES, 'first')} || ' ' || ${pickOne(LAST_NAMES, 'last')} || ' ' || n as candidate,
       ${pickOne(JOBS, 'job')} as job, ${pickOne(ROUNDS, 'round')} as round
     from generate_series(1, :count) n
   ) made`,
  `insert into booking_person (vendor_id, booking_id, position, role, name, email, required, host, rsvp)
   select :vendor, ${id('booking', 'n')}, seat, role, name, email, role <> 'OBSERVER', seat = 0, rsvp
   from generate_series(1, :count) n, lateral (values
     (0, 'RECRUITER', 'Recruiter', case when ${recruiter(recruiters)} = 0 then 'ananya@northbridge.example'
       else ${recruiterEmail(recruiter(recruiters))} end, 'ACCEPTED'),
     (1, 'CANDIDATE', 'Candidate ' || n, 'candidate' || n || '@mail.example',
       case when n % 5 = 0 then 'NEEDS_ACTION' else 'ACCEPTED' end),
     (2, 'PANELIST', 'Panelist', ${panelistEmail(panelist(panelists, 0))}, 'ACCEPTED'),
     (3, 'PANELIST', 'Panelist', ${panelistEmail(panelist(panelists, 1))},
       case when n % 11 = 0 then 'DECLINED' else 'ACCEPTED' end)
   ) as people (seat, role, name, email, rsvp)`,
];

const ADD_WHAT_HANGS_ON_THEM = [
  `insert into feedback (vendor_id, feedback_id, booking_id, panelist_email, panelist_name, round_name, state, version,
     interview_conducted, attributes, overall_recommendation, strengths, concerns, summary, next_round_focus,
     private_note, share_with_vendor, identity, dismiss_reason, corrections, late, submitted_at, created_at, updated_at)
   select vendor_id, md5('feedback ' || booking_id || email)::uuid, booking_id, email, name, round_name, 'SUBMITTED', 1,
     true, '[]', 'YES', '', '', 'Knows what to measure.', '', '', '', '{}', '', '[]', false, end_time, end_time, end_time
   from booking join booking_person using (vendor_id, booking_id)
   where vendor_id = :vendor and role = 'PANELIST' and end_time < :now and booking_status not in ('CANCELLED', 'DRAFT', 'WITHDRAWN', 'NO_SHOW')
     and hashtext(booking_id::text || email) % 10 <> 0`,
  `insert into mail (vendor_id, mail_id, booking_id, kind, revision, dedupe_key, recipient_name, recipient_email,
     subject, secret, state, attempts, answer, created_at)
   select vendor_id, md5('mail ' || booking_id || email)::uuid, booking_id, 'INVITATION', 0, booking_id || ' ' || email,
     name, email, title, false, case when hashtext(email || booking_id) % 200 = 0 then 'REFUSED' else 'SENT' end, 1, '250',
     booking.created_at
   from booking join booking_person using (vendor_id, booking_id)
   where vendor_id = :vendor and role <> 'RECRUITER'`,
];

/** A session of the panelist with the most bookings, for the token with this hash, written like a log-in's. */
export async function openPanelistSession(pool: pg.Pool, tokenHash: Buffer): Promise<void> {
  await pool.query(
    `insert into session (token_hash, vendor_id, user_id, created_at, last_seen_at, expires_at)
     select $1, vendor_id, user_id, now(), now(), now() + interval '1 day' from account
     where email = ${panelistEmail(1)}`,
    [tokenHash],
  );
}
