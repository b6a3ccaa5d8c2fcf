import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import { Button } from '@mantine/core';
import { MessageCircle } from 'lucide-react';
import { CopyField } from '#ui/fields/copy-field.tsx';
import { FieldStack } from '#ui/fields/field-row.tsx';
import { NothingFree } from './nothing-free.tsx';
import type { Offering } from './offer.model.ts';
import { whatsAppLink } from './whatsapp.model.ts';
import { SELF_SCHEDULING } from './self-scheduling.texts.ts';

type Props = {
  booking: Offering & Pick<Booking, 'candidateWhatsApp' | 'vendorName' | 'jobTitle' | 'roundName'>;
  url: string;
};

/** The candidate's link, to be shared by other means than mail. */
export function LinkReady({ booking, url }: Props) {
  return (
    <FieldStack>
      <NothingFree booking={booking} />
      <CopyField
        label={SELF_SCHEDULING.link()}
        description={SELF_SCHEDULING.linkHint()}
        value={url}
        copy={SELF_SCHEDULING.copy()}
      />
      <div>
        <Button
          component="a"
          href={whatsAppLink(booking, url)}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          leftSection={<MessageCircle size={15} aria-hidden />}
        >
          {SELF_SCHEDULING.whatsApp()}
        </Button>
      </div>
    </FieldStack>
  );
}
