import { X } from 'lucide-react';
import type { Given } from './slot-changes.model.ts';
import classes from './slot-finder.module.css';
import { FIND_A_TIME } from './find-a-time.texts.ts';

type Props = { given: Given[]; onTakeBack: (given: Given) => void };

/** What was given up on purpose to find more times; each can be taken back. */
export function GivenChips({ given, onTakeBack }: Props) {
  if (given.length === 0) return null;
  return (
    <ul className="flow gap-2xs" aria-label={FIND_A_TIME.given()}>
      {given.map((one, i) => (
        <li key={`${one.text} ${i}`}>
          <button
            type="button"
            className={classes.chip}
            aria-label={FIND_A_TIME.takeBack({ change: one.text })}
            title={FIND_A_TIME.takeBackThis()}
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
