import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { FieldStack } from '#ui/fields/field-row.tsx';
import classes from './section.module.css';

type Props = {
  title: string;
  hint?: string;
  /** Collapsed at first, for what a new job can do without. */
  fold?: boolean;
  children: ReactNode;
};

/** A group of related fields within a long form. */
export function Section({ title, hint, fold, children }: Props) {
  const titleId = useId();
  if (fold) {
    return (
      <FoldedSection title={title} hint={hint}>
        {children}
      </FoldedSection>
    );
  }
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h3 className="mb-xs title" id={titleId}>
        {title}
      </h3>
      {hint && <p className={classes.hint}>{hint}</p>}
      <FieldStack>{children}</FieldStack>
    </section>
  );
}

/** Opens on click, and automatically if one of its fields has an error. */
function FoldedSection({
  title,
  hint,
  children,
}: {
  title: string;
  hint: string | undefined;
  children: ReactNode;
}) {
  const box = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (box.current?.querySelector('[aria-invalid="true"]')) box.current.open = true;
  });
  return (
    <details ref={box} className={classes.folded}>
      <summary className={classes.summary}>
        <span className="mb-xs title">{title}</span>
        {hint && <span className={classes.hint}>{hint}</span>}
      </summary>
      <FieldStack>{children}</FieldStack>
    </details>
  );
}
