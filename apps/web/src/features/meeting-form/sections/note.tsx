import { CircleAlert, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Tone = 'error' | 'warning' | 'info';

const ICONS: Record<Tone, LucideIcon> = { error: CircleAlert, warning: TriangleAlert, info: Info };
const LOOKS: Record<Tone, string> = { error: 'bad mb-sm', warning: 'waiting mt-sm', info: 'chip mt-sm' };

type Props = { tone: Tone; title?: string; children: ReactNode };

/** A note inside a section; an error interrupts a screen reader, other notes wait their turn. */
export function Note({ tone, title, children }: Props) {
  const Icon = ICONS[tone];
  return (
    <div className={`note ${LOOKS[tone]}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon className="firm mt-3xs" size={16} aria-hidden />
      <div className="slim">
        {title && <p className="bold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
