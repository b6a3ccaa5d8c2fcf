import type { Delivery } from '@slotwise/contract/notifications/notifications.schema';
import { AppError } from '#lib/app-error.ts';

/** A mail goes out again only when nobody is sending it, there is something to send, and somewhere to send it to. */
export function requireSendable(mail: { state: Delivery['state']; has_message: boolean }, canSend: boolean) {
  if (!canSend) {
    const message = 'No mail server is set up. The mail can be read in the outbox of this installation.';
    throw new AppError('INVALID_TRANSITION', { message });
  }
  if (mail.state === 'QUEUED') {
    throw new AppError('INVALID_TRANSITION', { message: 'This mail is already on its way.' });
  }
  if (!mail.has_message) {
    throw new AppError('INVALID_TRANSITION', {
      message: 'This mail carried a secret link and was not kept. Ask for a new one.',
    });
  }
}
