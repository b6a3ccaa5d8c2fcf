import { Link } from 'react-router';
import { TwoLines } from '#ui/text/two-lines.tsx';
import type { Found } from './hits.model.ts';
import classes from './search-box.module.css';
import { SEARCH } from './search.texts.ts';

type Props = { id: string; found: Found[]; active: Found | undefined; onFollow: (one: Found) => void };

/** The results, group by group. The field keeps the focus; the active hit is marked. */
export function HitList({ id, found, active, onFollow }: Props) {
  return (
    <div
      className={classes.hits}
      id={id}
      role="listbox"
      aria-label={SEARCH.found()}
      hidden={found.length === 0}
    >
      {[...new Set(found.map(({ group }) => group))].map((group) => {
        const ofGroup = found.filter((one) => one.group === group);
        return (
          <div key={group} role="group" aria-label={group}>
            <p className={classes.kind} aria-hidden>
              {group}
            </p>
            {ofGroup.map((one) => (
              <Link
                key={one.key}
                id={`${id} ${one.key}`}
                className={classes.hit}
                role="option"
                tabIndex={-1}
                aria-selected={one.key === active?.key}
                data-active={one.key === active?.key || undefined}
                to={one.to}
                onClick={() => onFollow(one)}
                ref={(row) => {
                  if (one.key === active?.key) row?.scrollIntoView({ block: 'nearest' });
                }}
              >
                <TwoLines first={one.name} second={one.context} />
              </Link>
            ))}
          </div>
        );
      })}
    </div>
  );
}
