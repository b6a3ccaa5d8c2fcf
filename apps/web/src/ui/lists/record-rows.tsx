import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './record-rows.module.css';

type ListProps = { label: string; children: ReactNode };

/** Records, one below the other, up to the edges of their card. */
export function RecordRows({ label, children }: ListProps) {
  return (
    <ul className={classes.rows} aria-label={label}>
      {children}
    </ul>
  );
}

type Props = {
  sign?: LucideIcon;
  name: ReactNode;
  /** Its status, in a word next to its name. */
  tag?: ReactNode;
  /** Further facts, one per line; empty ones are left out. */
  facts: readonly (string | false | null)[];
  /** What is wrong with it. */
  fault?: ReactNode;
  /** Its actions. */
  acts?: ReactNode;
};

/** One record: its name, status and actions. */
export function RecordRow({ sign: Sign, name, tag, facts, fault, acts }: Props) {
  return (
    <li className="row gap-sm rows-xs wraps inset tall divided">
      {Sign && <Sign className="firm dimmed" size={18} aria-hidden />}
      <div className={classes.words}>
        <p className={classes.name}>
          {name} {tag}
        </p>
        {facts.map((text) => text && <p key={text}>{text}</p>)}
        {fault && <p className={classes.fault}>{fault}</p>}
      </div>
      {acts && <div className="row gap-2xs to-right">{acts}</div>}
    </li>
  );
}
