import { HIT_KINDS } from '@slotwise/contract/search/search.schema';
import { Link } from 'react-router';
import { TwoLines } from '#ui/text/two-lines.tsx';
import { KIND_WORDS, type Found } from './hits.model.ts';
import classes from './search-box.module.css';

type Props = { id: string; found: Found[]; active: Found | undefined; onFollow: () => void };

/** What was found, kind by kind. The field keeps the focus; the chosen hit is marked. */
export function HitList({ id, found, active, onFollow }: Props) {
  return (
    <div className={classes.hits} id={id} role="listbox" aria-label="Found" hidden={found.length === 0}>
      {HIT_KINDS.map((kind) => {
        const ofKind = found.filter((one) => one.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <div key={kind} role="group" aria-label={KIND_WORDS[kind]}>
            <p className={classes.kind} aria-hidden>
              {KIND_WORDS[kind]}
            </p>
            {ofKind.map(({ key, hit, to }) => (
              <Link
                key={key}
                id={`${id} ${key}`}
                className={classes.hit}
                role="option"
                tabIndex={-1}
                aria-selected={key === active?.key}
                data-active={key === active?.key || undefined}
                to={to}
                onClick={onFollow}
                ref={(row) => {
                  if (key === active?.key) row?.scrollIntoView({ block: 'nearest' });
                }}
              >
                <TwoLines first={hit.name} second={hit.context} />
              </Link>
            ))}
          </div>
        );
      })}
    </div>
  );
}
