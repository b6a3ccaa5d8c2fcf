import type { ComponentProps, MouseEvent } from 'react';
import { navigate } from './navigate.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string };

/** A link to another page of the product, for screens that are also shown without the router. */
export function PageLink({ to, children, ...rest }: Props) {
  const follow = (event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}
