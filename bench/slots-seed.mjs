/** Panelists who interview all day, generated in SQL: five meetings a week each, for months. */

const CALLER = 'ananya@northbridge.example';
const WEEKS_AHEAD = 9;
const SKILLS = ['Kotlin', 'PostgreSQL', 'React', 'Design', 'Data'];
const ZONES = ['Asia/Kolkata', 'Asia/Kolkata', 'Europe/Berlin', 'Asia/Kolkata'];

/** The address of panelist 1 to `panelists`; the numbering is the same in every run. */
export const panelistAddress = (number) => `panelist${number}@northbridge.example`;

/**
 * Fills the caller's organization: an even number of `panelists`, two on each meeting, five meetings a week for `weeks`
 * past and nine future weeks, every fifth meeting with an optional third; daily lunch, a busy calendar for each, and
 * some limits, buffers and holidays. Returns the panelists' ids and the number of bookings.
 */
export async function seedPanels(pool, { panelists, weeks }) {
  const client = await pool.connect();
  try {
    // The account is confirmed only once its link has been opened, so it is found through the link.
    const { rows } = await client.query('select vendor_id, user_id from link_token');
    const { vendor_id: vendorId, user_id: userId } = rows[0];
    await client.query(`begin; set local statement_timeout = 0; set local app.vendor_id = '${vendorId}'`);
    for (const statement of STATEMENTS)
      await client.query(statementFor(statement, { vendorId, userId, panelists, weeks }));
    const ids = await client.query('select panelist_id as id from panelist order by created_at');
    const bookings = await client.query('select count(*) as total from booking');
    await client.query('commit');
    // As after a night of autovacuum.
    await client.query('vacuum analyze');
    return { ids: ids.rows.map(({ id }) => id), bookings: Number(bookings.rows[0].total) };
  } finally {
    client.release();
  }
}

const statementFor = (statement, { vendorId, userId, panelists, weeks }) =>
  statement
    .replaceAll(':vendor', `'${vendorId}'::uuid`)
    .replaceAll(':caller', `'${userId}'::uuid`)
    .replaceAll(':panelists', String(panelists))
    .replaceAll(':weeks', String(weeks));

/** Sets the version and variant bits of a UUID, since questions give people by id. */
const id = (kind, text) =>
  `overlay(overlay(md5('${kind} ' || (${text})) placing '7' from 13) placing '8' from 17)::uuid`;
const address = (number) => `'panelist' || (${number}) || '@northbridge.example'`;
const pickOne = (values, number) => `(array['${values.join("','")}'])[1 + (${number}) % ${values.length}]`;
/** Monday to Friday 09:00–18:00 with a one-hour lunch break. */
const HOURS = JSON.stringify(
  [1, 2, 3, 4, 5].flatMap((day) => [
    { day, start: '09:00', end: '13:00' },
    { day, start: '14:00', end: '18:00' },
  ]),
);
const MONDAY = `date_trunc('week', now() at time zone 'Asia/Kolkata')`;
/** Each pair meets once a day, at an hour that shifts by day and week. */
const MEETINGS = `(
  select week, pair, day, week || ' ' || pair || ' ' || day as name,
    (${MONDAY} + make_interval(days => 7 * week + day, hours => 9 + (pair * 3 + day * 2 + (week + 1000) * 5) % 8))
      at time zone 'Asia/Kolkata' as starts
  from generate_series(-:weeks, ${WEEKS_AHEAD}) week, generate_series(0, :panelists / 2 - 1) pair,
    generate_series(0, 4) day) meeting`;

const STATEMENTS = [
  `insert into holiday_calendar (vendor_id, calendar_id, name, is_default, created_at, version)
   values (:vendor, ${id('calendar', '1')}, 'Company days', true, now(), 1)`,
  `insert into holiday (vendor_id, calendar_id, day, name)
   select :vendor, ${id('calendar', '1')}, (now() + make_interval(days => 20 * n))::date, 'Company day ' || n
   from generate_series(0, 12) n`,
  `insert into panelist (vendor_id, panelist_id, first_name, last_name, display_name, email, phone, designation,
     department, skills, level, time_zone, weekly_hours, panel_status, submitter_id, created_at, version,
     buffer_before_minutes, buffer_after_minutes, min_notice_hours, max_per_day, max_per_week)
   select :vendor, ${id('panelist', 'n')}, 'Panelist', n::text, 'Panelist ' || n, ${address('n')}, '', '', '',
     array[${pickOne(SKILLS, 'n')}, ${pickOne(SKILLS, 'n + 2')}], 'INTERVIEWER', ${pickOne(ZONES, 'n')}, '${HOURS}', 'ACTIVE',
     :caller, now() + make_interval(secs => n), 1, 0, 5 * (n % 3), 4 * (n % 4), case when n % 3 = 0 then 4 end,
     case when n % 2 = 0 then 12 end
   from generate_series(1, :panelists) n`,
  `insert into busy_source (vendor_id, source_id, panelist_id, kind, name, read_at, created_at)
   select :vendor, ${id('source', 'n')}, ${id('panelist', 'n')}, 'FILE', 'Own calendar', now(), now()
   from generate_series(1, :panelists) n`,
  `insert into busy_time (vendor_id, source_id, panelist_id, start_time, end_time)
   select :vendor, ${id('source', 'n')}, ${id('panelist', 'n')}, starts, starts + interval '40 minutes'
   from generate_series(1, :panelists) n, generate_series(0, 80) day,
     lateral (select (${MONDAY} + make_interval(days => day, hours => 10 + (n * 5 + day * 3) % 7, mins => 10))
       at time zone 'Asia/Kolkata' as starts) at
   where (n + day) % 4 = 0`,
  `insert into booking (vendor_id, booking_id, version, booking_status, recruiter_user_id, recruiter_name,
     recruiter_email, start_time, end_time, time_zone, start_local, end_local, title, mode, meeting_link, venue, dial_in,
     instructions, job_title, round_name, candidate_name, candidate_email, candidate_phone, candidate_linked_in,
     candidate_location, candidate_primary_skills, reschedule_count, ics_uid_candidate, ics_uid_panel, ics_sequence,
     search_text, created_by, created_at, updated_at)
   select :vendor, ${id('booking', 'name')}, 1,
     case when starts > now() then 'SCHEDULED' when (pair + day + week) % 5 = 0 then 'CANCELLED' else 'COMPLETED' end,
     :caller, 'Ananya Iyer', '${CALLER}', starts, starts + interval '1 hour', 'Asia/Kolkata',
     to_char(starts at time zone 'Asia/Kolkata', 'YYYY-MM-DD"T"HH24:MI'),
     to_char((starts + interval '1 hour') at time zone 'Asia/Kolkata', 'YYYY-MM-DD"T"HH24:MI'),
     'Technical 1', 'VIDEO', '', '', '', '', 'Data Engineer', 'Technical 1', 'Candidate ' || name,
     'candidate' || replace(name, ' ', '.') || '@mail.example', '', '', 'Pune', array['SQL'], 0, 'c' || name, 'p' || name,
     0, 'candidate', :caller, starts - interval '10 days', least(starts, now())
   from ${MEETINGS}`,
  `insert into booking_person (vendor_id, booking_id, position, role, name, email, panelist_id, required, host, rsvp)
   select :vendor, ${id('booking', 'name')}, seat, role, 'Someone', email, panelist, required, seat = 0, 'ACCEPTED'
   from ${MEETINGS}, lateral (values
     (0, 'RECRUITER', '${CALLER}', null, true),
     (1, 'CANDIDATE', 'candidate' || replace(name, ' ', '.') || '@mail.example', null, true),
     (2, 'PANELIST', ${address('2 * pair + 1')}, ${id('panelist', '2 * pair + 1')}, true),
     (3, 'PANELIST', ${address('2 * pair + 2')}, ${id('panelist', '2 * pair + 2')}, true),
     (4, 'PANELIST', ${address('(2 * pair + 10) % :panelists + 1')},
       ${id('panelist', '(2 * pair + 10) % :panelists + 1')}, false)
   ) as people (seat, role, email, panelist, required)
   where seat < 4 or (pair + day) % 5 = 0`,
  `insert into booking_slot (vendor_id, booking_id, person_key, during, active)
   select vendor_id, booking_id, email, tstzrange(start_time, end_time, '[)'), true
   from booking join booking_person using (vendor_id, booking_id)
   where booking_status in ('SCHEDULED', 'COMPLETED')
     and (role = 'CANDIDATE' or (role = 'PANELIST' and required))`,
];
