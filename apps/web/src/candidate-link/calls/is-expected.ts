import type { CandidateCall } from './candidate-calls.ts';

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const isRequest = (data: Values): boolean =>
  typeof data['candidateName'] === 'string' && typeof data['rtrState'] === 'string';

const isMeeting = (data: Values): boolean =>
  typeof data['bookingStatus'] === 'string' &&
  isObject(data['meetingInfo']) &&
  Array.isArray(data['panel']) &&
  Array.isArray(data['acts']);

const SHAPES: Record<CandidateCall, (data: Values) => boolean> = {
  readRtrRequest: isRequest,
  answerRtrRequest: isRequest,
  openCandidatePage: isMeeting,
  listOfferedTimes: ({ days }) => Array.isArray(days),
  pickTime: isMeeting,
  readWrittenTimes: ({ windows, notUnderstood }) => Array.isArray(windows) && Array.isArray(notUnderstood),
  proposeTimes: isMeeting,
  answerAsCandidate: isMeeting,
  withdrawAsCandidate: isMeeting,
};

/** Whether an answer of success has what the page reads without looking. */
export function isExpected(call: CandidateCall, answer: unknown): boolean {
  if (!isObject(answer) || answer['status'] !== 'success') return false;
  const { data } = answer;
  return isObject(data) && SHAPES[call](data);
}
