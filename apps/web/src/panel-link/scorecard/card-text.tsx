import { createTicketByLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import type { PanelView } from '@slotwise/contract/bookings/panel-links.schema';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { callApi } from '#api/call-api.ts';
import { openTicket } from '#api/save-bytes.ts';
import { CardFacts } from '#scorecard/card-facts.tsx';
import { useLink } from '../link/link-context.ts';
import { usePrintTime } from '../parts/when-text.tsx';

/** A submitted scorecard, read-only. */
export function CardText({ card }: { card: PanelView['feedback'][number] }) {
  const { token, tell } = useLink();
  const download = async (documentId: string) => {
    const failure = openTicket(await callApi(createTicketByLink, { params: { documentId } }, { token }));
    if (failure) tell.failed(BOOKING_MESSAGES.download.failure, failure);
  };
  return (
    <CardFacts
      card={card}
      printTime={usePrintTime()}
      onDownload={({ documentId }) => void download(documentId)}
    />
  );
}
