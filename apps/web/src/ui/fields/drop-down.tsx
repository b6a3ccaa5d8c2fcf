import { useId, useImperativeHandle, useRef, useState, type Ref, type RefObject } from 'react';

/** What drops down from a button that stands already; the kit's menu or popover takes `id`, `opened` and `onChange`. */
export type DropDown = {
  id: string;
  opened: boolean;
  onChange: (opened: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
};

/**
 * A button and what drops down from it, apart: the button is drawn with its screen, and the code of what drops down is
 * fetched on demand. The button says of itself what the kit would have it say.
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

/** Stands in for the button inside of the kit's menu or popover, which wants it as a child. */
export function StandingButton({ button, ref }: Props) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [
    button,
  ]);
  return null;
}
