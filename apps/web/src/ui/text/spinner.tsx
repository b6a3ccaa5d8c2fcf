import { Loader } from '@mantine/core';
import classes from './spinner.module.css';
import { UI } from '../ui.texts.ts';

/** Fills the place of a screen that is still loading. */
export function Spinner({ label = UI.loading() }: { label?: string }) {
  return (
    <div className={classes.spinner} role="status" aria-label={label}>
      <Loader size={28} aria-hidden />
    </div>
  );
}
