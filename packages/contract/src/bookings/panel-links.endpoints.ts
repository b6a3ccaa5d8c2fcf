import * as z from 'zod/mini';
import { undoFields } from '../booking-parts/undo.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { outcome, success } from '../envelope.ts';
import { emailField, idField } from '../fields.ts';
import { newCommentsField } from '../booking-parts/comments.schema.ts';
import { approval, noShow, rejection } from '../booking-parts/decisions.schema.ts';
import { feedbackWriting } from '../booking-parts/feedback.endpoints.ts';
import { feedbackSchema } from '../booking-parts/feedback.schema.ts';
import { storedFileSchema } from '../files/files.schema.ts';
import { panelViewSchema } from './panel-links.schema.ts';

/** Authenticated by the link's token as bearer, which gives one person access to one booking and nothing else. */
const view = success(panelViewSchema);

export const openPanelLink = defineEndpoint({
  method: 'GET',
  path: '/panel-link/booking',
  access: 'link',
  summary: 'Read the meeting behind a panelist’s emailed link',
  response: view,
});

export const giveFeedbackByLink = defineEndpoint({
  method: 'PUT',
  path: '/panel-link/feedback',
  access: 'link',
  summary: 'Save, submit or dismiss the scorecard, with the link',
  body: z.object(feedbackWriting),
  response: success(
    z.object({ feedback: z.omit(feedbackSchema, { panelistEmail: true }), view: panelViewSchema }),
  ),
});

export const approveByLink = defineEndpoint({
  method: 'POST',
  path: '/panel-link/approve',
  access: 'link',
  summary: 'Select the candidate, with the link',
  body: z.object(approval),
  response: view,
});

export const rejectByLink = defineEndpoint({
  method: 'POST',
  path: '/panel-link/reject',
  access: 'link',
  summary: 'Reject the candidate, with the link',
  body: z.object(rejection),
  response: view,
});

export const markNoShowByLink = defineEndpoint({
  method: 'POST',
  path: '/panel-link/noshow',
  access: 'link',
  summary: 'Say who did not show up, as the link’s holder',
  body: z.object(noShow),
  response: view,
});

export const addCommentsByLink = defineEndpoint({
  method: 'POST',
  path: '/panel-link/comments',
  access: 'link',
  summary: 'Add a comment, with the link',
  body: z.object({ comments: newCommentsField }),
  response: view,
});

export const uploadFileByLink = defineEndpoint({
  method: 'POST',
  path: '/panel-link/files',
  access: 'link',
  summary: 'Upload one file in the form field “file”, with the link',
  successStatus: 201,
  upload: 'multipart',
  response: success(storedFileSchema, storedFileSchema.shape),
});

export const downloadFileByLink = defineEndpoint({
  method: 'GET',
  path: '/panel-link/files/{documentId}',
  access: 'link',
  summary: 'Download a file of the meeting as an attachment, with the link',
  download: true,
  params: z.object({ documentId: idField }),
  response: z.undefined(),
});

export const createTicketByLink = defineEndpoint({
  method: 'POST',
  path: '/panel-link/files/{documentId}/ticket',
  access: 'link',
  summary: 'Create a download link to a file of the meeting that works once, for a minute',
  params: z.object({ documentId: idField }),
  response: z.object({ status: z.literal('success'), url: z.string() }),
});

export const openOwnPanelLink = defineEndpoint({
  method: 'POST',
  path: '/booking/services/{id}/panellink',
  access: 'signed-in',
  summary: 'Create the caller’s own link to the panelist page of this meeting',
  params: z.object({ id: idField }),
  response: success(z.object({ url: z.string() }), { bookingId: z.string() }),
});

export const sendPanelLink = defineEndpoint({
  method: 'POST',
  path: '/booking/services/{id}/panellink/send',
  access: 'edit_meeting',
  summary: 'Email a panelist of this meeting their link again',
  params: z.object({ id: idField }),
  body: z.object({ email: emailField('Email', 'Invalid email address') }),
  response: z.extend(outcome, undoFields),
});
