import type { Comment } from '@slotwise/contract/booking-parts/comments.schema';
import { agoText } from '#lib/dates/date-text.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { Remark } from '#ui/text/remark.tsx';
import type { Viewer } from '#features/bookings/meeting-clock.model.ts';
import { VISIBILITY_WORDS } from './comment-words.model.ts';
import { COMMENTER_WORDS } from './comments.texts.ts';

/** One comment on a meeting, with its age. */
export function CommentRow({ comment, viewer }: { comment: Comment; viewer: Viewer }) {
  const { text, visibility, byName, byRole, at } = comment;
  const written = printWallTime(wallTimeAt(Date.parse(at), viewer.timeZone));
  return (
    <Remark
      byName={byName}
      byWhat={COMMENTER_WORDS[byRole]()}
      text={text}
      isShared={visibility === 'SHARED'}
      readers={{ word: VISIBILITY_WORDS[visibility].word(), about: VISIBILITY_WORDS[visibility].about() }}
      at={at}
      when={`${agoText(at, viewer.now)} · ${written}`}
    />
  );
}
