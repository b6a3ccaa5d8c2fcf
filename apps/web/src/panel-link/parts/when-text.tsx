import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { useLink } from '../link/link-context.ts';

/** An instant on the reader's own clock. */
export function WhenText({ at }: { at: string }) {
  const { me, meetingInfo } = useLink().view;
  const zone = me.timeZone || meetingInfo.timeZone;
  return <time dateTime={at}>{printWallTime(wallTimeAt(Date.parse(at), zone))}</time>;
}
