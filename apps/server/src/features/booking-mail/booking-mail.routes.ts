import * as feeds from '@slotwise/contract/outgoing/calendar-feeds.endpoints';
import { serveDownload, serveLinkDownload } from '#http/serve-download.ts';
import { downloadInvite, downloadInviteByLink } from './invitations/invite-files.service.ts';
import { listReminders as listEndpoint } from '@slotwise/contract/bookings/reminders.endpoints';
import { resendMail as resendEndpoint } from '@slotwise/contract/notifications/notifications.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { listReminders } from './reminders/list-reminders.service.ts';
import { resendMail } from './resend-mail.service.ts';

export function bookingMailRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, listEndpoint, ({ params }, session) => listReminders(context, session, params.id));
  serve(app, context, resendEndpoint, ({ params, body }, session) =>
    resendMail(context, session, params.id, body.mailId),
  );
  serveDownload(app, context, feeds.downloadInvite, ({ params }, session) =>
    downloadInvite(context, session, params.id),
  );
  serveLinkDownload(app, context, feeds.downloadInviteByLink, (_request, actor) =>
    downloadInviteByLink(context, actor),
  );
}
