import { useId, useImperativeHandle, useRef, useState, type Ref, type RefObject } from 'react';

/** A dropdown of an existing button; the UI kit's menu or popover takes `id`, `opened` and `onChange`. */
export type DropDown = {
  id: string;
  opened: boolean;
  onChange: (opened: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
};

/**
 * Separates a button from its dropdown: the button renders with its screen, and the dropdown's code is loaded on
 * demand. The button sets the ARIA attributes the UI kit would set.
 */
export function useDropDown(kind: 'menu' | 'dialog') {
  const id = useId();
  const [opened, onChange] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const opener = {
    ref: button,
    id,
    'aria-haspopup': kind,
    'aria-expanded': opened,
    'aria-controls': opened ? `${id}-dropdown` : undefined,
    onClick: () => onChange(!opened),
  } as const;
  return { opener, dropDown: { id, opened, onChange, button } satisfies DropDown };
}

type Props = { button: DropDown['button']; ref?: Ref<HTMLButtonElement | null> };

/** Represents the button inside the UI kit's menu or popover, which expects it as a child. */
export function StandingButton({ button, ref }: Props) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [
    button,
  ]);
  return null;
}
