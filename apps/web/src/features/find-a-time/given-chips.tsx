import { X } from 'lucide-react';
import type { Given } from './slot-changes.model.ts';
import classes from './slot-finder.module.css';

type Props = { given: Given[]; onTakeBack: (given: Given) => void };

/** What was given up on purpose to find more times; each can be taken back. */
export function GivenChips({ given, onTakeBack }: Props) {
  if (given.length === 0) return null;
  return (
    <ul className={classes.given} aria-label="Given up to find more times">
      {given.map((one, i) => (
        <li key={`${one.text} ${i}`}>
          <button
            type="button"
            className={classes.chip}
            aria-label={`Take back: ${one.text}`}
            title="Take this back"
            onClick={() => onTakeBack(one)}
          >
            {one.text}
            <X size={13} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
