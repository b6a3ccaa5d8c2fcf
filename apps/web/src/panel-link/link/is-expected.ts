type Values = Record<string, unknown>;

const LISTS = [
  'panel',
  'scorecard',
  'allowedActions',
  'feedback',
  'scorecards',
  'documents',
  'comments',
  'decisions',
];
const OBJECTS = ['me', 'meetingInfo', 'candidate'];

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Whether a value has what the page reads without looking: the lists and objects of a meeting. */
const isView = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['bookingId'] === 'string' &&
  LISTS.every((name) => Array.isArray(value[name])) &&
  OBJECTS.every((name) => isObject(value[name]));

/** Whether an answer of success has the shape that the page relies on. */
export function isExpected(call: string, answer: unknown): boolean {
  if (!isObject(answer) || answer['status'] !== 'success') return false;
  const { data } = answer;
  if (call === 'createTicketByLink') return typeof answer['url'] === 'string';
  if (call === 'uploadFileByLink') return typeof answer['documentId'] === 'string';
  if (call !== 'giveFeedbackByLink') return isView(data);
  return isObject(data) && isObject(data['feedback']) && isView(data['view']);
}
