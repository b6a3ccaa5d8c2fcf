import { useEffect, type ReactNode } from 'react';

type Props = { above?: string; title?: string; children: ReactNode };

/** A screen's heading, which sets the window title and takes the focus when the screen opens. */
export function Heading({ above, title, children }: Props) {
  const name = title ?? (typeof children === 'string' ? children : '');
  useEffect(() => {
    document.title = `${name} | Slotwise`;
  }, [name]);
  return (
    <div>
      {above && <p className="small">{above}</p>}
      <h1 tabIndex={-1}>{children}</h1>
    </div>
  );
}
