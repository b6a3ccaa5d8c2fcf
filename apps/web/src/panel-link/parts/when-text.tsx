import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { useLink } from '../link/link-context.ts';

/** Formats instants in the reader's own zone. */
export function usePrintTime(): (instant: string) => string {
  const { me, meetingInfo } = useLink().view;
  const zone = me.timeZone || meetingInfo.timeZone;
  return (instant) => printWallTime(wallTimeAt(Date.parse(instant), zone));
}

/** An instant in the reader's own zone. */
export function WhenText({ at }: { at: string }) {
  return <time dateTime={at}>{usePrintTime()(at)}</time>;
}
