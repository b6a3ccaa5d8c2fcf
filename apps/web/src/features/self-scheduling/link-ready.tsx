import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import { Button } from '@mantine/core';
import { MessageCircle } from 'lucide-react';
import { CopyField } from '#ui/fields/copy-field.tsx';
import { FieldStack } from '#ui/fields/field-row.tsx';
import { NothingFree } from './nothing-free.tsx';
import type { Offering } from './offer.model.ts';
import { whatsAppLink } from './whatsapp.model.ts';

type Props = {
  booking: Offering & Pick<Booking, 'candidateWhatsApp' | 'vendorName' | 'jobTitle' | 'roundName'>;
  url: string;
};

/** The candidate's link, to be passed on in another way than by mail. */
export function LinkReady({ booking, url }: Props) {
  return (
    <FieldStack>
      <NothingFree booking={booking} />
      <CopyField
        label="Candidate’s link"
        description="Anyone who has it can choose in the candidate’s name."
        value={url}
        copy="Copy link"
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
          Send by WhatsApp
        </Button>
      </div>
    </FieldStack>
  );
}
