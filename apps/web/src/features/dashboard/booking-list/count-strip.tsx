import { printTotal } from '#lib/print-total.ts';
import classes from './count-strip.module.css';
import { changeTo, isChosen, type Filters, type TileChoice } from './filters.model.ts';
import { owedTiles, statusTiles, type Counted, type Tile } from './tiles.model.ts';
import { BOOKING_LIST } from './booking-list.texts.ts';

type Props = {
  /** Null until the server has counted. */
  counted: Counted | null;
  values: Filters;
  onChange: (choice: TileChoice) => void;
};

/** How many meetings are in each status, and what is owed in them; each count filters the list below. */
export function CountStrip({ counted, values, onChange }: Props) {
  const buttons = (tiles: Tile[], look: string | undefined) =>
    tiles.map(({ label, count, choice }) => {
      const isPressed = isChosen(values, choice);
      return (
        <button
          key={label}
          type="button"
          className={look}
          aria-pressed={isPressed}
          onClick={() => onChange(changeTo(isPressed ? {} : choice))}
        >
          <span className={classes.count}>{count === null ? '·' : printTotal(count)}</span>{' '}
          <span className={classes.label}>{label}</span>
        </button>
      );
    });
  return (
    <>
      <fieldset className={classes.strip} aria-label={BOOKING_LIST.byStatus()}>
        {buttons(statusTiles(counted, values), classes.tile)}
      </fieldset>
      <fieldset className={classes.owed} aria-label={BOOKING_LIST.owed()}>
        {buttons(owedTiles(counted), classes.figure)}
      </fieldset>
    </>
  );
}
