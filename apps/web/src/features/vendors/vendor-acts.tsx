import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { Button } from '@mantine/core';
import classes from './vendor-acts.module.css';
import { isAwaited } from './vendor-words.model.ts';

export type ActsOn = {
  onAccept: (vendor: Vendor) => void;
  onDecline: (vendor: Vendor) => void;
  onResend: (vendor: Vendor) => void;
};

/** What a row waits for: the own answer, or the other side's. */
export function VendorActs({ vendor, on }: { vendor: Vendor; on: ActsOn }) {
  const { vendorName, isOursToAnswer, associationStatus } = vendor;
  if (isAwaited(vendor)) {
    return (
      <span className={classes.acts}>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={`Resend invitation to ${vendorName}`}
          onClick={() => on.onResend(vendor)}
        >
          Resend invitation
        </Button>
      </span>
    );
  }
  if (associationStatus !== 'PENDING' || !isOursToAnswer) return null;
  return (
    <span className={classes.acts}>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Decline ${vendorName}`}
        onClick={() => on.onDecline(vendor)}
      >
        Decline…
      </Button>
      <Button
        size="compact-sm"
        variant="light"
        aria-label={`Accept ${vendorName}`}
        onClick={() => on.onAccept(vendor)}
      >
        Accept
      </Button>
    </span>
  );
}
