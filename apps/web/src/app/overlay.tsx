import { Loader } from '@mantine/core';
import { useSelector } from 'react-redux';
import { selectOverlayLoading } from '#state/actions.slice.ts';
import classes from './overlay.module.css';
import { APP } from './app.texts.ts';

/** Covers the whole page while an action is running, so that nothing is pressed twice. */
export function Overlay() {
  const isLoading = useSelector(selectOverlayLoading);
  if (!isLoading) return null;
  return (
    <div className={classes.overlay} role="status" aria-label={APP.working()}>
      <Loader aria-hidden />
    </div>
  );
}
