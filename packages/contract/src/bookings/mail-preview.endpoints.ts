import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { mailPreviewResultSchema, mailPreviewSchema } from './mail-preview.schema.ts';

export const previewMails = defineEndpoint({
  method: 'POST',
  path: '/mail-preview/services',
  access: 'create_meeting',
  summary: 'Show what each person would be mailed by an act on a meeting, without doing it',
  body: mailPreviewSchema,
  response: success(mailPreviewResultSchema),
});
