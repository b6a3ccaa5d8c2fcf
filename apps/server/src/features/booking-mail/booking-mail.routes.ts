import * as feeds from '@slotwise/contract/outgoing/calendar-feeds.endpoints';
import { downloadInvite, downloadInviteByLink } from './invitations/invite-files.service.ts';
import { listReminders as listEndpoint } from '@slotwise/contract/bookings/reminders.endpoints';
import { resendMail as resendEndpoint } from '@slotwise/contract/notifications/notifications.endpoints';
import type { Routes } from '#http/routes.ts';
import { listReminders } from './reminders/list-reminders.service.ts';
import { resendMail } from './resend-mail.service.ts';

export function bookingMailRoutes({ context, serveTx, serveDownload, serveLinkDownload }: Routes) {
  serveTx(listEndpoint, (tx, { params }, session) => listReminders(tx, session, params.id));
  serveTx(resendEndpoint, (tx, { params, body }, session) =>
    resendMail(context, tx, session, { bookingId: params.id, mailId: body.mailId }),
  );
  serveDownload(feeds.downloadInvite, ({ params }, session) => downloadInvite(context, session, params.id));
  serveLinkDownload(feeds.downloadInviteByLink, (_request, actor) => downloadInviteByLink(context, actor));
}
