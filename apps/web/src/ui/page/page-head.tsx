import type { ReactNode } from 'react';
import classes from './page-head.module.css';

type Props = {
  title: string;
  /** Its status, next to the title. */
  badge?: ReactNode;
  /** One sentence with the key numbers. */
  text?: ReactNode;
  /** The breadcrumb, only below the first level. */
  crumb?: ReactNode;
  /** Default actions first, the primary one last. */
  acts?: ReactNode;
};

/** The header of a page: its only h1, which is also the window title. */
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
