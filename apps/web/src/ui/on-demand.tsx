import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

/** By then a screen has its data, also over a slow network. */
const SETTLED_MS = 4000;

type Opened = { opened: boolean };

/**
 * What a button opens, without its code being waited for by the screen around it: it is fetched once the screen has
 * settled, or at once when it is opened sooner. From its first opening on it stays, so that it can close slowly.
 */
export function onDemand<Props extends Opened>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));

  /** Comes closed and opens then, since dialogs note at their opening where the focus has to return to. */
  function Arrived(props: Props) {
    const [isThere, setThere] = useState(false);
    useEffect(() => queueMicrotask(() => setThere(true)), []);
    return <Part {...props} opened={props.opened && isThere} />;
  }

  return function OnDemand(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.opened);
    if (props.opened && !wasOpened) setWasOpened(true);
    useEffect(() => {
      // What could not be fetched ahead is asked for again when it is opened.
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
