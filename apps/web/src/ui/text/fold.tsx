import { UnstyledButton } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import classes from './fold.module.css';

type Props = {
  label: string;
  startsOpen?: boolean;
  /** Its content must be seen, so it cannot be closed. */
  staysOpen?: boolean;
  children: ReactNode;
};

/** Rarely needed content, behind a line that opens it. */
export function Fold({ label, startsOpen = false, staysOpen = false, children }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  const isShown = isOpen || staysOpen;
  const partId = useId();
  return (
    <div>
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={isShown}
        aria-controls={isShown ? partId : undefined}
        onClick={() => setOpen(!isShown)}
      >
        <ChevronDown className={classes.arrow} size={15} aria-hidden />
        {label}
      </UnstyledButton>
      {isShown && (
        <div id={partId} className="mt-xs">
          {children}
        </div>
      )}
    </div>
  );
}
