import type { ReactNode } from 'react';
import { TextButton } from '../text/text-button.tsx';
import classes from './fact-list.module.css';
import { UI } from '../ui.texts.ts';

/** One labeled fact; if no one stated it, it has no value. */
export type Fact = { label: string; value: ReactNode };

type AddProps = {
  /** Opens the form to fill in what is missing; absent for those who may not. */
  onAdd?: ((from: HTMLElement) => void) | undefined;
};

/** The known facts, and the labels of the others. */
export const splitFacts = (facts: Fact[]) => ({
  known: facts.filter(({ value }) => Boolean(value)),
  unknown: facts.filter(({ value }) => !value).map(({ label }) => label),
});

/** Labels with their values; the unknown ones are listed in one line. */
export function FactList({ facts, onAdd }: { facts: Fact[] } & AddProps) {
  const { known, unknown } = splitFacts(facts);
  return (
    <>
      {known.length > 0 && (
        <dl className={classes.facts}>
          {known.map(({ label, value }) => (
            <div key={label} className={classes.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <NotStated labels={unknown} onAdd={onAdd} />
    </>
  );
}

/** What is still to be asked or filled in; hidden if all is known. */
export function NotStated({ labels, onAdd }: { labels: string[] } & AddProps) {
  if (labels.length === 0) return null;
  return (
    <p className={classes.unknown}>
      {UI.notStatedAll({ labels: labels.join(', ') })}{' '}
      {onAdd && (
        <TextButton onClick={({ currentTarget }) => onAdd(currentTarget)}>{UI.addDetails()}</TextButton>
      )}
    </p>
  );
}
