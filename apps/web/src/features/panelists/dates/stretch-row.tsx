import { ActionIcon } from '@mantine/core';
import { Pencil, X } from 'lucide-react';
import { stretchHours, stretchTitle } from './date-words.model.ts';
import classes from './dates.module.css';
import type { Stretch } from './dates.model.ts';
import { HOURS } from '../hours/hours.texts.ts';

type Props = {
  stretch: Stretch;
  /** Other dates are being typed, which must not be lost. */
  isHeld: boolean;
  onEdit: () => void;
  onRemove: () => void;
};

/** One date, or several identical consecutive ones. */
export function StretchRow({ stretch, isHeld, onEdit, onRemove }: Props) {
  const title = stretchTitle(stretch);
  return (
    <li className={classes.stretch}>
      <div className="flow gap-sm rows-0 slim grows small breaks tabular">
        <span className="medium">{title}</span>
        <span className="dimmed">
          {stretchHours(stretch)}
          {stretch.note && ` · ${stretch.note}`}
        </span>
      </div>
      <ActionIcon
        size={28}
        aria-label={HOURS.changeOne({ dates: title })}
        title={isHeld ? HOURS.held() : HOURS.change()}
        disabled={isHeld}
        onClick={onEdit}
      >
        <Pencil size={14} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={28}
        aria-label={HOURS.removeOne({ dates: title })}
        title={HOURS.remove()}
        onClick={onRemove}
      >
        <X size={15} aria-hidden />
      </ActionIcon>
    </li>
  );
}
