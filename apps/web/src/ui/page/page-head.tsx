import type { ReactNode } from 'react';
import classes from './page-head.module.css';

type Props = {
  title: string;
  /** Its state, next to the title. */
  badge?: ReactNode;
  /** One sentence with the figures that matter. */
  text?: ReactNode;
  /** The way up, only below the first level. */
  crumb?: ReactNode;
  /** Default acts first, the primary one last. */
  acts?: ReactNode;
};

/** The head of a page: its one h1, which is the title of the window as well. */
export function PageHead({ title, badge, text, crumb, acts }: Props) {
  return (
    <div className={classes.head}>
      <title>{`${title} · Slotwise`}</title>
      <div>
        {crumb && <div className="mb-2xs caption unseen-on-paper">{crumb}</div>}
        <div className="row rows-2xs wraps">
          <h1 className={classes.title}>{title}</h1>
          {badge}
        </div>
        {text && <p className="mt-3xs small dimmed">{text}</p>}
      </div>
      {acts && <div className="flow unseen-on-paper">{acts}</div>}
    </div>
  );
}
