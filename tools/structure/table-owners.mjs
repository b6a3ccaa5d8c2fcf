import { findArea, isServer, isTest, findNoun, findRole } from './areas.mjs';

const BY_A_VALUE = 'a table that a value names';
/**
 * The owners of tables: only these folders, or `db`, write to them. Bookings, their people and their history belong to
 * the core.
 */
const OWNERS = {
  bookings: [
    'booking',
    'booking_person',
    'booking_slot',
    'booking_link',
    'person',
    'workflow_step',
    'undoable_act',
  ],
  scheduling: ['moved_time'],
  responses: ['time_proposal', 'read_mail'],
  evaluation: ['feedback', 'feedback_attachment', 'decision'],
  submissions: ['submission'],
  'self-scheduling': ['self_schedule'],
  onboarding: ['resource', 'billing', 'billing_rate'],
  collaboration: ['booking_comment', 'booking_document'],
  'booking-mail': ['reminder'],
  auth: ['account', 'session', 'attempt', 'link_token'],
  'auth recruiters notifications': ['recruiter'],
  'auth recruiters vendors sample-data db': ['vendor'],
  'auth panelists sample-data': ['panelist'],
  'auth notifications': ['mail'],
  availability: ['busy_time', 'holiday'],
  'availability panelists': ['busy_source'],
  'availability sample-data': ['holiday_calendar'],
  'job-descriptions': ['job_document'],
  'job-descriptions sample-data db': ['job'],
  'job-descriptions db': ['job_share'],
  vendors: ['association_side'],
  'vendors db': ['vendor_comment', 'vendor_document'],
  'vendors sample-data': ['association', 'unclaimed_vendor'],
  'calendar-feeds': ['calendar_feed'],
  'saved-views': ['saved_view', 'start_view'],
  webhooks: ['webhook', 'webhook_delivery'],
  files: ['file', 'download_ticket'],
  deepgaze: [
    'deepgaze_file',
    'deepgaze_language_model',
    'deepgaze_print',
    'deepgaze_question',
    'deepgaze_resemblance',
    'deepgaze_resume',
    'deepgaze_segment',
    'deepgaze_zip',
  ],
  'deepgaze db': ['idempotency_key'],
  db: ['schema_migration'],
  'auth bookings keys db': [BY_A_VALUE],
};
const WRITES =
  /^(insertInto|updateTable|deleteFrom|mergeInto|replaceInto|insertOwn|updateOwn|deleteOwn|putBack)$/;
const SQL_WRITES =
  /\b(?:insert into|(?<!for |do )update|delete from|merge into|truncate)\s+(?:only\s+)?([a-z_]+|$)/gi;

/** Writes to a table, as query or SQL, must be in a folder that owns it. */
export const ownerRule = {
  rule: 'tables-have-an-owner',
  says: 'writes a table of another room; call a function of that room (table-owners.mjs says whose it is)',
  where: (path) =>
    isServer(path) && !isTest(path) && (findRole(path) === 'queries' || findArea(path, 'server') === 'db'),
  finds: (node, path) =>
    listWritten(node).some((table) => !listOwners(table).includes(findNoun(path) ?? 'db')),
};

const listWritten = (node) =>
  node.type === 'CallExpression' ? listInCall(node.callee, node.arguments) : listInSql(node);

function listInCall(callee, given) {
  const name = callee.property?.name ?? callee.name;
  const table = given[name === 'putBack' ? 1 : 0]?.value;
  return WRITES.test(name) ? [table?.split(' ')[0] ?? BY_A_VALUE] : [];
}

function listInSql({ type, value }) {
  const text = { TemplateElement: value?.cooked, Literal: value }[type];
  return [...String(text).matchAll(SQL_WRITES)].map(([, table]) => table || BY_A_VALUE);
}

const listOwners = (table) =>
  Object.keys(OWNERS)
    .filter((rooms) => OWNERS[rooms].includes(table))
    .flatMap((rooms) => rooms.split(' '));
