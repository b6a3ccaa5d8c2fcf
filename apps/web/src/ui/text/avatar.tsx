import { toInitials } from '#lib/initials.ts';
import { pastels } from '../theme/colors.ts';
import classes from './avatar.module.css';

const toPastel = (name: string) =>
  pastels[[...name].reduce((sum, letter) => (sum * 6 + letter.charCodeAt(0)) % 9973, 42) % pastels.length];

type Props = { name: string; size?: number };

/**
 * A person's initials, in the same color on every screen; decoration next to the written name, so screen readers
 * skip it.
 */
export function Avatar({ name, size = 26 }: Props) {
  const background = toPastel(name);
  return (
    <span
      className={classes.avatar}
      style={{ width: size, height: size, fontSize: size * 0.4, background }}
      aria-hidden
    >
      {toInitials(name)}
    </span>
  );
}

const MOST_SHOWN = 4;
const STACK_SIZE = 24;

/** Several people at once; named for screen readers and on hover. */
export function AvatarStack({ names }: { names: readonly string[] }) {
  const hidden = names.length - MOST_SHOWN;
  const more = { width: STACK_SIZE, height: STACK_SIZE, fontSize: STACK_SIZE * 0.4 };
  return (
    <span className={classes.stack} role="img" aria-label={names.join(', ')} title={names.join(', ')}>
      {names.slice(0, MOST_SHOWN).map((name, i) => (
        <Avatar key={`${i}-${name}`} name={name} size={STACK_SIZE} />
      ))}
      {hidden > 0 && (
        <span className={`${classes.avatar} chip`} style={more} aria-hidden>
          +{hidden}
        </span>
      )}
    </span>
  );
}
