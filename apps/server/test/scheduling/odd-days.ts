/**
 * Days with clock changes that schedulers get wrong: an hour skipped or repeated, at night or at midnight, by half an
 * hour or two, a skipped date, or a permanent change of zone.
 */
export const ODD_DAYS: readonly { timeZone: string; date: string }[] = [
  { timeZone: 'Europe/Berlin', date: '2026-03-29' },
  { timeZone: 'Europe/Berlin', date: '2026-10-25' },
  { timeZone: 'America/New_York', date: '2026-03-08' },
  { timeZone: 'America/New_York', date: '2026-11-01' },
  // Half an hour, forward and back.
  { timeZone: 'Australia/Lord_Howe', date: '2026-10-04' },
  { timeZone: 'Australia/Lord_Howe', date: '2026-04-05' },
  // Two hours.
  { timeZone: 'Antarctica/Troll', date: '2026-03-29' },
  // A quarter past the hour all year, plus daylight saving time.
  { timeZone: 'Pacific/Chatham', date: '2026-04-05' },
  // At midnight: the day starts at 01:00, or its last hour repeats.
  { timeZone: 'Africa/Cairo', date: '2026-04-24' },
  { timeZone: 'Africa/Cairo', date: '2026-10-29' },
  { timeZone: 'America/Santiago', date: '2026-09-06' },
  { timeZone: 'America/Santiago', date: '2026-04-04' },
  { timeZone: 'America/Havana', date: '2026-11-01' },
  { timeZone: 'Asia/Beirut', date: '2026-10-24' },
  { timeZone: 'America/Nuuk', date: '2026-03-28' },
  { timeZone: 'America/Nuuk', date: '2026-10-24' },
  // Daylight saving time that pauses for a month.
  { timeZone: 'Africa/Casablanca', date: '2026-02-15' },
  { timeZone: 'Africa/Casablanca', date: '2026-03-22' },
  // Permanent: an hour less at midnight, half an hour more, and a skipped date.
  { timeZone: 'Asia/Almaty', date: '2024-02-29' },
  { timeZone: 'Asia/Pyongyang', date: '2018-05-05' },
  { timeZone: 'America/Caracas', date: '2016-05-01' },
  { timeZone: 'Pacific/Apia', date: '2011-12-30' },
  // One minute after midnight, so that the date goes back as well.
  { timeZone: 'America/St_Johns', date: '2010-11-07' },
  { timeZone: 'America/St_Johns', date: '2011-03-13' },
  // No change.
  { timeZone: 'Asia/Kolkata', date: '2026-06-17' },
  { timeZone: 'Asia/Kathmandu', date: '2026-01-01' },
];

/** Zones far apart, with every kind of offset. */
export const FAR_ZONES: readonly string[] = [
  'UTC',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Eucla',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Adelaide',
  'Pacific/Marquesas',
  'America/St_Johns',
];
