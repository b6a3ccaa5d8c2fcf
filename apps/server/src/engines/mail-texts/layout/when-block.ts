import { MEETING } from '../catalog/meeting.texts.ts';
import type { Meeting, MeetingRevision, Person } from '../../calendar-messages/meeting-revision.ts';
import { printSpan } from '../../wall-time/print-time.ts';
import { zonePhrase } from '../../wall-time/zone-label.ts';
import type { WhenBlock } from './mail-content.ts';
import { clockWarning } from './reader-time.ts';
import { plainName } from './safe-text.ts';

/** The when-block of a meeting mail: in the reader's zone, and below it in the meeting's if that differs. */
export function whenBlock(revision: MeetingRevision, reader: Person): WhenBlock {
  const { meeting, before, change } = revision;
  const zone = reader.timeZone ?? meeting.timeZone;
  const { day, hours } = printSpan(meeting.startTime, meeting.endTime, zone);
  const cancelled = change === 'CANCELLED';
  return {
    kind: 'when',
    cancelled,
    day,
    hours,
    detail: `${zonePhrase(meeting.startTime, zone)}. ${roundAndPlace(meeting)}.`,
    ...(change === 'MOVED' && before && { before: spanLine(before, reader.timeZone) }),
    reader: readerLines(revision, reader),
  };
}

/** 'Technical 2, by video', or only the mode if the round has no name. */
function roundAndPlace({ roundName, place: { mode } }: Meeting): string {
  const round = plainName(roundName ?? '');
  return round ? `${round}, ${MEETING.way({ mode })}` : MEETING.wayAlone({ mode });
}

type Span = { startTime: string; endTime: string; timeZone: string };

/** 'Thursday 26/11/2026 15:00–16:00, Kolkata time (IST)'. */
function spanLine({ startTime, endTime, timeZone }: Span, zone = timeZone): string {
  const { line } = printSpan(startTime, endTime, zone);
  return `${line}, ${zonePhrase(startTime, zone)}`;
}

function readerLines({ meeting, change, at }: MeetingRevision, { timeZone }: Person): string[] {
  const warning = change === 'CANCELLED' ? '' : clockWarning({ ...meeting, readerZone: timeZone, at });
  const warned = warning ? [warning] : [];
  if (!timeZone) return warned;
  const own = printSpan(meeting.startTime, meeting.endTime, timeZone).line;
  const same = own === printSpan(meeting.startTime, meeting.endTime, meeting.timeZone).line;
  return [...(same ? [] : [MEETING.zoneLine({ time: spanLine(meeting) })]), ...warned];
}
