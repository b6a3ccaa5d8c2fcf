import { UnstyledButton } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import classes from './more-fields.module.css';

type Props = {
  label: string;
  /** Something stands in them from the start. */
  isFilled: boolean;
  /** Something in them is wrong. */
  isWrong: boolean;
  children: ReactNode;
};

/** Fields that are rarely needed; open where something stands in them or is wrong. */
export function MoreFields({ label, isFilled, isWrong, children }: Props) {
  const [isOpen, setOpen] = useState(isFilled);
  const isShown = isOpen || isWrong;
  const listId = useId();
  return (
    <div>
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        onClick={() => setOpen(!isShown)}
      >
        <ChevronDown className={classes.arrow} size={15} aria-hidden />
        {label}
      </UnstyledButton>
      {isShown && (
        <div id={listId} className={classes.fields}>
          {children}
        </div>
      )}
    </div>
  );
}
