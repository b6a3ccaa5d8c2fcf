import { LIMITS } from '@slotwise/contract/limits';
import { LOGO_WORD } from './logo-word.ts';
import classes from './logo.module.css';

const WIDTH_PX = LIMITS.logoWidthPx;
const HEIGHT_PX = 26;

/** Three people's free time, and the slot all three share. */
export function Logo() {
  return (
    <svg
      width={WIDTH_PX}
      height={HEIGHT_PX}
      viewBox={`0 0 ${WIDTH_PX} ${HEIGHT_PX}`}
      role="img"
      aria-label="Slotwise"
    >
      <g className={classes.bars}>
        <rect x="9" y="3.5" width="14.5" height="5" rx="2.5" />
        <rect x="4.75" y="10.5" width="14.5" height="5" rx="2.5" />
        <rect x=".5" y="17.5" width="14.5" height="5" rx="2.5" />
      </g>
      <rect className={classes.slot} x="9" y="1" width="6" height="24" rx="3" />
      <path className={classes.word} d={LOGO_WORD} />
    </svg>
  );
}
