import { useRef, useState } from 'react';

/** Which dialog of a screen is open; on closing, the focus returns to what opened it, if that still exists. */
export function useDialog<Name>() {
  const [name, setName] = useState<Name | null>(null);
  const opener = useRef<HTMLElement | null>(null);

  const open = (next: Name, from: HTMLElement | null) => {
    opener.current = from;
    setName(next);
  };
  const close = () => {
    setName(null);
    requestAnimationFrame(() => opener.current?.isConnected && opener.current.focus());
  };
  return { name, open, close };
}
