import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { Button } from '@mantine/core';
import { CirclePause, CircleSlash, Handshake, Hourglass, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { isAwaited } from '../vendor-words.model.ts';
import classes from './association-note.module.css';
import type { StateActs } from './partner-head.tsx';
import { VENDOR } from '../vendor.texts.ts';

type Props = { vendor: Vendor; acts: StateActs };

type Note = { tone: 'waiting' | 'over'; Icon: LucideIcon; title: string; text: string; buttons: ReactNode };

/** What blocks the association from work, with the action that settles it. */
export function AssociationNote({ vendor, acts }: Props) {
  const note = toNote(vendor, acts);
  if (!note) return null;
  const { tone, Icon, title, text, buttons } = note;
  return (
    <section className={`${classes.note} ${tone}`} aria-label={VENDOR.association()}>
      <Icon className="firm" size={18} aria-hidden />
      <p className={classes.words}>
        <b>{title}</b> {text}
      </p>
      <div className="flex gap-xs touch-within">{buttons}</div>
    </section>
  );
}

function toNote(vendor: Vendor, acts: StateActs): Note | null {
  if (vendor.associationStatus === 'PENDING') {
    return isAwaited(vendor) ? awaited(vendor, acts) : asked(vendor, acts);
  }
  if (vendor.associationStatus === 'SUSPENDED') return suspended(vendor, acts);
  return vendor.associationStatus === 'ENDED' ? ended(vendor, acts) : null;
}

function asked({ vendorName, relationship }: Vendor, acts: StateActs): Note {
  return {
    tone: 'waiting',
    Icon: Handshake,
    title: VENDOR.asks({ name: vendorName }),
    text: VENDOR.asksHint({ relationship }),
    buttons: (
      <>
        <Button size="xs" variant="default" onClick={() => acts.onAsk('decline')}>
          {VENDOR.declineMenu()}
        </Button>
        <Button size="xs" onClick={acts.onActivate}>
          {VENDOR.accept()}
        </Button>
      </>
    ),
  };
}

function awaited({ vendorName, vendorStatus, contactEmail }: Vendor, acts: StateActs): Note {
  return {
    tone: 'waiting',
    Icon: Hourglass,
    title: VENDOR.unanswered({ name: vendorName }),
    text: vendorStatus === 'UNCLAIMED' ? VENDOR.invitedBy({ email: contactEmail }) : VENDOR.askedBy(),
    buttons: (
      <Button size="xs" variant="default" onClick={acts.onResend}>
        {VENDOR.resend()}
      </Button>
    ),
  };
}

const suspended = ({ vendorName, isOursToResume }: Vendor, acts: StateActs): Note => ({
  tone: 'waiting',
  Icon: CirclePause,
  title: isOursToResume
    ? VENDOR.suspendedByUs({ name: vendorName })
    : VENDOR.suspendedByThem({ name: vendorName }),
  text: VENDOR.suspendedHint({ isOurs: String(isOursToResume) }),
  buttons: isOursToResume && (
    <Button size="xs" variant="default" onClick={acts.onActivate}>
      {VENDOR.resume()}
    </Button>
  ),
});

const ended = ({ vendorName }: Vendor, acts: StateActs): Note => ({
  tone: 'over',
  Icon: CircleSlash,
  title: VENDOR.ended({ name: vendorName }),
  text: VENDOR.endedHint(),
  buttons: (
    <Button size="xs" variant="default" onClick={acts.onActivate}>
      {VENDOR.askAgain()}
    </Button>
  ),
});
