import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { Button } from '@mantine/core';
import { isAwaited } from './vendor-words.model.ts';
import { VENDORS } from './vendors.texts.ts';

export type ActsOn = {
  onAccept: (vendor: Vendor) => void;
  onDecline: (vendor: Vendor) => void;
  onResend: (vendor: Vendor) => void;
};

/** What a row waits for: our own answer, or the other side's. */
export function VendorActs({ vendor, on }: { vendor: Vendor; on: ActsOn }) {
  const { vendorName, isOursToAnswer, associationStatus } = vendor;
  if (isAwaited(vendor)) {
    return (
      <span className="row gap-2xs to-end touch-within">
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={VENDORS.resendTo({ name: vendorName })}
          onClick={() => on.onResend(vendor)}
        >
          {VENDORS.resend()}
        </Button>
      </span>
    );
  }
  if (associationStatus !== 'PENDING' || !isOursToAnswer) return null;
  return (
    <span className="row gap-2xs to-end touch-within">
      <Button
        size="compact-sm"
        variant="default"
        aria-label={VENDORS.declineOne({ name: vendorName })}
        onClick={() => on.onDecline(vendor)}
      >
        {VENDORS.declineMenu()}
      </Button>
      <Button
        size="compact-sm"
        variant="light"
        aria-label={VENDORS.acceptOne({ name: vendorName })}
        onClick={() => on.onAccept(vendor)}
      >
        {VENDORS.accept()}
      </Button>
    </span>
  );
}
