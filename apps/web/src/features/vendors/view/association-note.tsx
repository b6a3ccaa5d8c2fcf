import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { Button } from '@mantine/core';
import { CirclePause, CircleSlash, Handshake, Hourglass, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { isAwaited } from '../vendor-words.model.ts';
import classes from './association-note.module.css';
import type { StateActs } from './partner-head.tsx';

type Props = { vendor: Vendor; acts: StateActs };

type Note = { tone: 'waiting' | 'over'; Icon: LucideIcon; title: string; text: string; buttons: ReactNode };

/** What stands between the two organizations and work, with the one act that settles it. */
export function AssociationNote({ vendor, acts }: Props) {
  const note = toNote(vendor, acts);
  if (!note) return null;
  const { tone, Icon, title, text, buttons } = note;
  return (
    <section className={classes.note} data-tone={tone} aria-label="State of the association">
      <Icon className={classes.icon} size={18} aria-hidden />
      <p className={classes.words}>
        <b>{title}</b> {text}
      </p>
      <div className={classes.acts}>{buttons}</div>
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
  const isSupplier = relationship === 'SUPPLIER';
  return {
    tone: 'waiting',
    Icon: Handshake,
    title: `${vendorName} asks to work with you.`,
    text: isSupplier
      ? 'Accepted, they see the jobs you share with them and submit candidates.'
      : 'Accepted, you see the jobs they share with you and submit candidates.',
    buttons: (
      <>
        <Button size="xs" variant="default" onClick={() => acts.onAsk('decline')}>
          Decline…
        </Button>
        <Button size="xs" onClick={acts.onActivate}>
          Accept
        </Button>
      </>
    ),
  };
}

function awaited({ vendorName, vendorStatus, contactEmail }: Vendor, acts: StateActs): Note {
  return {
    tone: 'waiting',
    Icon: Hourglass,
    title: `${vendorName} has not answered yet.`,
    text:
      vendorStatus === 'UNCLAIMED'
        ? `An invitation to join went to ${contactEmail}.`
        : 'Their administrators were asked by email.',
    buttons: (
      <Button size="xs" variant="default" onClick={acts.onResend}>
        Resend invitation
      </Button>
    ),
  };
}

const suspended = ({ vendorName, isOursToResume }: Vendor, acts: StateActs): Note => ({
  tone: 'waiting',
  Icon: CirclePause,
  title: isOursToResume
    ? `Working with ${vendorName} is suspended.`
    : `${vendorName} suspended the work with you.`,
  text: `No new candidates can be submitted; those already submitted go on.${isOursToResume ? '' : ' They are the ones to resume it.'}`,
  buttons: isOursToResume && (
    <Button size="xs" variant="default" onClick={acts.onActivate}>
      Resume
    </Button>
  ),
});

const ended = ({ vendorName }: Vendor, acts: StateActs): Note => ({
  tone: 'over',
  Icon: CircleSlash,
  title: `You no longer work with ${vendorName}.`,
  text: 'What was submitted, said and filed stays. To begin again, they have to agree.',
  buttons: (
    <Button size="xs" variant="default" onClick={acts.onActivate}>
      Ask again
    </Button>
  ),
});
