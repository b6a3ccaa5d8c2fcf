import { useId, type ReactNode } from 'react';
import { FieldStack } from '#ui/fields/field-row.tsx';
import classes from './section.module.css';

type Props = { title: string; hint?: string; children: ReactNode };

/** Fields of one thought within a long form. */
export function Section({ title, hint, children }: Props) {
  const titleId = useId();
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h3 className={classes.title} id={titleId}>
        {title}
      </h3>
      {hint && <p className={classes.hint}>{hint}</p>}
      <FieldStack>{children}</FieldStack>
    </section>
  );
}
