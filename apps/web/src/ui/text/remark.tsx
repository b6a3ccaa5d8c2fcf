import { Lock, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import classes from './remark.module.css';
import { Tag } from './tag.tsx';

type ListProps = { label: string; children: ReactNode };

/** Remarks in order. */
export function Remarks({ label, children }: ListProps) {
  return <ol aria-label={label}>{children}</ol>;
}

type Props = {
  byName: string;
  /** The author's role, or who can read it. */
  byWhat: string;
  text: string;
  /** Whether it leaves the organization, also in words. */
  isShared: boolean;
  readers: { word: string; about?: string };
  /** The instant, and its formatted text. */
  at: string;
  when: string;
};

/** One remark: who wrote it, in which role, when, for which readers, and the text as written. */
export function Remark({ byName, byWhat, text, isShared, readers, at, when }: Props) {
  const Sign = isShared ? Share2 : Lock;
  return (
    <li className={classes.remark} data-shared={isShared || undefined}>
      <Avatar name={byName} size={28} />
      <div className="slim">
        <div className="row rows-2xs wraps">
          <b>{byName}</b>
          <span className="caption">{byWhat}</span>
          <span className={classes.tag} title={readers.about}>
            <Tag>
              <Sign size={12} aria-hidden />
              {readers.word}
            </Tag>
          </span>
        </div>
        <p className={classes.text}>{text}</p>
        <time className="caption" dateTime={at}>
          {when}
        </time>
      </div>
    </li>
  );
}
