import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { drawLockedOutbox } from '#engines/outbox-pages/locked-outbox.ts';
import { drawOutboxList } from '#engines/outbox-pages/outbox-list.ts';
import { drawOutboxMail, framedHtml } from '#engines/outbox-pages/outbox-mail.ts';
import { STYLE_PATH } from '#engines/outbox-pages/page-frame.ts';
import { PAGE_STYLE } from '#engines/outbox-pages/page-style.ts';
import { isFromThisMachine } from '#http/from-this-machine.ts';
import { contentSecurityPolicy } from '#http/security-headers.ts';
import { AppError } from '#lib/app-error.ts';
import { hasOutbox, isKey, keyIn, outboxCookie } from './outbox.rules.ts';
import * as outbox from './outbox.service.ts';

type Mail = { vendorId: string; mailId: string };
type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const MAIL = '/outbox/:vendorId/:mailId';
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** The pages on which someone at this machine reads the mails of an installation without a mail server. */
export function outboxRoutes(app: FastifyInstance, context: Context) {
  const get = (url: string, answer: Answer) =>
    app.get(url, { config: { access: 'public' } }, async (request, reply) => {
      requireThisMachine(context, request);
      const key = await outbox.outboxKey(context);
      const isOpen = url === STYLE_PATH || isKey(keyIn(context.config, request.headers.cookie), key);
      return isOpen ? answer(request, reply) : openOutbox(context, request, reply, key);
    });

  get('/outbox', async (request, reply) => {
    const list = await outbox.listOutbox(context, readQuery(request.query));
    return sendPage(reply, drawOutboxList(list));
  });
  get(STYLE_PATH, async (_request, reply) => reply.type('text/css; charset=utf-8').send(PAGE_STYLE));
  get(MAIL, async (request, reply) => {
    const { vendorId, mailId } = request.params as Mail;
    return sendPage(reply, drawOutboxMail(await outbox.getOutboxMail(context, vendorId, mailId)));
  });
  get(`${MAIL}/html`, async (request, reply) => {
    const { vendorId, mailId } = request.params as Mail;
    const { html } = await outbox.getMessage(context, vendorId, mailId);
    void reply.header('content-security-policy', MAIL_POLICY).header('x-frame-options', 'SAMEORIGIN');
    return reply.type('text/html; charset=utf-8').send(framedHtml(html));
  });
  get(`${MAIL}/invite.ics`, async (request, reply) => {
    const { vendorId, mailId } = request.params as Mail;
    const { calendar } = await outbox.getMessage(context, vendorId, mailId);
    if (!calendar) throw new AppError('NOT_FOUND');
    void reply.type(`text/calendar; charset=utf-8; method=${calendar.method}`);
    return attached(reply, 'invite.ics').send(calendar.ics);
  });
  get(`${MAIL}/message.eml`, async (request, reply) => {
    const { vendorId, mailId } = request.params as Mail;
    const bytes = await outbox.printOutboxMail(context, vendorId, mailId);
    return attached(reply.type('message/rfc822'), 'message.eml').send(bytes);
  });
  // Nor should the web app answer other paths below this address.
  get('/outbox/*', async () => {
    throw new AppError('NOT_FOUND');
  });
}

/**
 * No request can prove that it comes from this machine: a local proxy may hide itself and its callers. So the outbox
 * opens once with the key that only the terminal shows, and with a cookie from then on.
 */
function openOutbox({ config }: Context, request: FastifyRequest, reply: FastifyReply, key: string) {
  const shown = (request.query as Record<string, unknown>)['key'];
  if (isKey(shown, key))
    return reply.header('set-cookie', outboxCookie(config, key)).redirect('/outbox', 303);
  return sendPage(reply.status(403), drawLockedOutbox());
}

function requireThisMachine({ config }: Context, request: FastifyRequest) {
  const canHaveOne = hasOutbox(config) && isFromThisMachine(request);
  if (!canHaveOne) throw new AppError('NOT_FOUND', { message: 'There is nothing at this address.' });
}

const MOST_PAGES = 1000;

function readQuery(query: unknown): { search: string; page: number } {
  const { q, page } = query as Record<string, unknown>;
  const search = typeof q === 'string' ? q.replaceAll('\0', '').toWellFormed().trim().slice(0, 200) : '';
  const number = Math.trunc(Number(page));
  return { search, page: number >= 1 && number <= MOST_PAGES ? number : 1 };
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const policy = `${contentSecurityPolicy()}; frame-src 'self'`;
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page);
}

const attached = (reply: FastifyReply, fileName: string): FastifyReply =>
  reply.header('content-disposition', `attachment; filename="${fileName}"`);
