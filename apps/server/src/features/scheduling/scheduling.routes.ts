import { createBooking as createEndpoint } from '@slotwise/contract/bookings/bookings.endpoints';
import * as changes from '@slotwise/contract/bookings/changes.endpoints';
import { markNoShow as noShowEndpoint } from '@slotwise/contract/booking-parts/decisions.endpoints';
import { saveDraft as draftEndpoint } from '@slotwise/contract/bookings/drafts.endpoints';
import { answerWithBooking, type ReadBooking } from '#features/bookings/answer-with-booking.service.ts';
import { undoAct } from '#features/bookings/undo/undo-act.service.ts';
import { requireOwnBody } from '#features/auth/caller-fields.rules.ts';
import type { Routes } from '#http/routes.ts';
import { assignBooking, readAssignment } from './assign-booking.service.ts';
import { cancelBooking } from './cancel-booking.service.ts';
import { createBooking } from './create-booking.service.ts';
import { markNoShow, readNoShow } from './mark-no-show.service.ts';
import { reviseBooking } from './revise-booking.service.ts';
import { saveDraft } from './save-draft.service.ts';

export function schedulingRoutes({ context, serve }: Routes, readBooking: ReadBooking) {
  const answer = answerWithBooking(context, readBooking);
  serve(createEndpoint, ({ body }, session, call) =>
    answer(session, (tx) => createBooking(context, tx, session, requireOwnBody(session, body)), {
      operation: 'create-booking',
      call,
      body,
    }),
  );
  serve(draftEndpoint, ({ body }, session, call) =>
    answer(
      session,
      (tx) => saveDraft(context, tx, session, requireOwnBody(session, body)),
      body.bookingId ? undefined : { operation: 'save-draft', call, body },
    ),
  );
  serve(changes.reviseBooking, ({ body }, session) =>
    answer(session, (tx) => reviseBooking(context, tx, session, requireOwnBody(session, body))),
  );
  serve(changes.undoAct, ({ body }, session) =>
    answer(session, (tx) => undoAct(context, tx, session, requireOwnBody(session, body))),
  );
  serve(changes.cancelBooking, (request, session) => cancelBooking(context, session, request));
  serve(changes.assignBooking, ({ query }, session) =>
    answerWithBooking(context, readAssignment)(session, (tx) => assignBooking(context, tx, session, query)),
  );
  serve(noShowEndpoint, ({ body }, session) =>
    answerWithBooking(context, readNoShow)(session, (tx) =>
      markNoShow(context, tx, session, requireOwnBody(session, body)),
    ),
  );
}
