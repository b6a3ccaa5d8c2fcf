import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { mailPreviewResultSchema, mailPreviewSchema } from './mail-preview.schema.ts';

export const previewMails = defineEndpoint({
  method: 'POST',
  path: '/mail-preview/services',
  access: 'create_meeting',
  summary: 'Preview the emails that an action on a meeting would send',
  body: mailPreviewSchema,
  response: success(mailPreviewResultSchema),
});
