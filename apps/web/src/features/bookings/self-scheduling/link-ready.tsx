import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import { Button, TextInput } from '@mantine/core';
import { Copy, MessageCircle } from 'lucide-react';
import { useRef, useState } from 'react';
import classes from './link-ready.module.css';
import { whatsAppLink } from './whatsapp.model.ts';

type Props = {
  booking: Pick<Booking, 'candidateWhatsApp' | 'candidateDetails' | 'vendorName' | 'jobTitle' | 'roundName'>;
  url: string;
};

/** The candidate's link, to be passed on in another way than by mail. */
export function LinkReady({ booking, url }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    field.current?.select();
    // Browsers give no clipboard to pages without TLS; then the text is at least marked.
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? 'Copied' : 'Press Ctrl+C to copy');
  };
  return (
    <div className={classes.ready}>
      <TextInput
        ref={field}
        label="Link of the candidate"
        description="Whoever has it can choose in the candidate’s name."
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.acts}>
        <Button variant="default" leftSection={<Copy size={15} aria-hidden />} onClick={() => void copy()}>
          Copy link
        </Button>
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
        <span role="status" className={classes.said}>
          {said}
        </span>
      </div>
    </div>
  );
}
