import { useId, type ReactNode } from 'react';
import classes from './card.module.css';

type Props = {
  title?: ReactNode;
  /** Filters or a note, on the right of the header. */
  aside?: ReactNode;
  /** Adds the card's own padding; lists and tables go without and extend to its edges. */
  padded?: boolean;
  children: ReactNode;
};

/** One section of a page. Never inside another card. */
export function Card({ title, aside, padded = false, children }: Props) {
  const titleId = useId();
  return (
    <section className="slim card" aria-labelledby={title ? titleId : undefined}>
      {title && (
        <div className={classes.head}>
          <h2 className="title" id={titleId}>
            {title}
          </h2>
          {aside && <div className={classes.aside}>{aside}</div>}
        </div>
      )}
      {padded ? <div className="p-md">{children}</div> : children}
    </section>
  );
}
