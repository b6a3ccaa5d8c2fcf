import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

/** By then a screen has its data, even over a slow network. */
const SETTLED_MS = 4000;

type Opened = { opened: boolean };

/**
 * A part that a button opens and that its screen does not wait for: it is fetched once the screen has settled, or at
 * once if opened sooner. After its first opening it stays mounted, so that it can close smoothly.
 */
export function onDemand<Props extends Opened>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));

  /** Mounts closed and then opens, since dialogs note on opening where the focus has to return. */
  function Arrived(props: Props) {
    const [isThere, setThere] = useState(false);
    useEffect(() => queueMicrotask(() => setThere(true)), []);
    return <Part {...props} opened={props.opened && isThere} />;
  }

  return function OnDemand(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.opened);
    if (props.opened && !wasOpened) setWasOpened(true);
    useEffect(() => {
      // What could not be prefetched is requested again when opened.
      const timer = setTimeout(() => load().catch(() => undefined), SETTLED_MS);
      return () => clearTimeout(timer);
    }, []);
    return (
      wasOpened && (
        <Suspense fallback={null}>
          <Arrived {...props} />
        </Suspense>
      )
    );
  };
}
