import type { Comment } from '@slotwise/contract/bookings/comments/comments.schema';
import { Lock, Share2 } from 'lucide-react';
import { printWallTime } from '#lib/wall-time.ts';
import { wallTimeAt } from '#lib/zone-time.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Viewer } from '../meeting-clock.model.ts';
import { agoText, COMMENTER_WORDS, VISIBILITY_WORDS } from './comment-words.model.ts';
import classes from './comments.module.css';

/** One comment: who, as what, when, for whom, and the words as they were written. */
export function CommentRow({ comment, viewer }: { comment: Comment; viewer: Viewer }) {
  const { text, visibility, byName, byRole, at } = comment;
  const Sign = visibility === 'SHARED' ? Share2 : Lock;
  return (
    <li className={classes.comment} data-visibility={visibility}>
      <Avatar name={byName} size={28} />
      <div className={classes.words}>
        <div className={classes.line}>
          <b>{byName}</b>
          <span className={classes.meta}>{COMMENTER_WORDS[byRole]}</span>
          <span className={classes.tag} title={VISIBILITY_WORDS[visibility].about}>
            <Tag>
              <Sign size={12} aria-hidden />
              {VISIBILITY_WORDS[visibility].word}
            </Tag>
          </span>
        </div>
        <p className={classes.text}>{text}</p>
        <time className={classes.meta} dateTime={at}>
          {agoText(at, viewer.now)} · {printWallTime(wallTimeAt(Date.parse(at), viewer.timeZone))}
        </time>
      </div>
    </li>
  );
}
