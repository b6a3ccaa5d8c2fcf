import type { ReactNode } from 'react';
import classes from './section-card.module.css';

type Props = {
  id: string;
  title: string;
  /** On the right of the heading: a hint or a choice. */
  hint?: ReactNode;
  /** Called when the focus enters the section, so that the list of steps can follow. */
  onEnter?: () => void;
  children: ReactNode;
};

/** One of the five parts of the page; the list of steps jumps to its heading. */
export function SectionCard({ id, title, hint, onEnter, children }: Props) {
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`} onFocusCapture={onEnter}>
      <div className={classes.head}>
        <h2 id={`${id}-title`} className="title" tabIndex={-1}>
          {title}
        </h2>
        {hint && <div className="caption">{hint}</div>}
      </div>
      <div className="p-md">{children}</div>
    </section>
  );
}
