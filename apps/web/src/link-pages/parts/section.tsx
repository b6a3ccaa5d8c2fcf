import { useId, type ReactNode } from 'react';

type Props = { title: string; aside?: ReactNode; children: ReactNode };

/** One section of the page: a card with its title above. */
export function Section({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      <div className="card">{children}</div>
    </section>
  );
}
