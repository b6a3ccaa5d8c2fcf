import { reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { MODALS } from '@slotwise/contract/messages';

import { addPanelist, call, joinAsPanelist, schedule, signUp, submitScorecard } from './harness/api.ts';
import { aPdf } from './harness/a-pdf.ts';
import { auditScreen, DESK } from './harness/audit.ts';
import { aWednesday, justBegun } from './harness/days.ts';
import { linkIn } from './harness/mail-server.ts';
import { aCompany } from './harness/people.ts';
import { fillWithSamples } from './harness/sample-week.ts';
import { enterAs, story } from './harness/story.ts';
import { openEdit } from './pages/edit-page.ts';
import { openLinkPage } from './pages/link-page.ts';
import { openMeeting } from './pages/meeting-page.ts';
import { openReschedule } from './pages/reschedule-page.ts';
import { auditQuestion } from './pages/audit-question.ts';
import { openScreen, requireDialog } from './pages/screen.ts';

story(`questions to a recruiter can be answered by everyone`, async ({ house, visit }) => {
  const company = aCompany();
  const { candidate, secondCandidate } = company;
  const session = await signUp(house, company);
  const week = await fillWithSamples(house, session);
  const panelistIds = [await addPanelist(house, session, company.panelist)];
  const begun = await schedule(house, session, { candidate, panelistIds, startLocal: justBegun() });
  const startLocal = `${aWednesday().iso}T11:00`;
  const bookingId = await schedule(house, session, { candidate: secondCandidate, panelistIds, startLocal });
  const visitor = await visit({ viewport: DESK });
  visitor.expectRefusal(409);
  await enterAs(visitor, session);
  const { page } = visitor;
  const press = (name: string) => () => page.getByRole('button', { name }).first().click();

  const missed = await openMeeting(page, begun, candidate.name);
  await auditQuestion(page, () => missed.act('No-show…'), 'Who did not attend?');
  const meeting = await openMeeting(page, bookingId, secondCandidate.name);
  await auditQuestion(page, () => meeting.act('Assign…'), 'Assign the next step');
  await auditQuestion(page, () => meeting.act('Edit candidate…'), `Edit ${secondCandidate.name}`);
  const cancel = `Cancel the meeting with ${secondCandidate.name}?`;
  await auditQuestion(page, () => meeting.act('Cancel meeting…'), cancel);
  const buffer = aPdf('A resume');
  await meeting.attach({ name: 'resume.pdf', mimeType: 'application/pdf', buffer }, 'Resume');
  await auditQuestion(page, press('Remove resume.pdf'), 'Remove this document?');
  const undone = week.one('NO_SHOW');
  const noShow = await openMeeting(page, undone.bookingId, undone.candidateDetails.candidateName);
  await auditQuestion(page, () => noShow.act('Undo the no-show…'), 'Undo the no-show?');
  const read = week.one('SELECTED');
  const debrief = await openMeeting(page, read.bookingId, read.candidateDetails.candidateName);
  await debrief.openTab('Feedback');
  await auditQuestion(page, press('Full scorecard of '), 'scorecard');

  const edit = await openEdit(page, bookingId);
  await edit.writeNotes('Typed while someone else was faster.');
  const body = { bookingId, meetingInfo: {}, title: 'Interview', actionType: 'update' as const };
  await call(house.url, reviseBooking, { body }, session.token);
  await edit.save();
  await edit.learnsWhoWasFaster(company.recruiter.displayName);
  await auditScreen(page, 'Someone was faster');
  await auditQuestion(page, () => edit.backToTheMeeting(), 'Leave without saving?');
  await edit.triesAgainOnTheNewState();
  await requireDialog(page, MODALS.bookingUpdated.title);
  await auditScreen(page, MODALS.bookingUpdated.title);
  const move = await openReschedule(page, bookingId);
  await move.chooseStart('16:00');
  await move.giveReason('Another reason', '');
  await move.send();
  await requireDialog(page, MODALS.bookingRescheduled.title);
  await auditScreen(page, MODALS.bookingRescheduled.title);

  await openScreen(page, '/dashboard', /day/);
  await auditQuestion(page, press('Remove sample data…'), 'Remove the sample data?');
  const draft = week.one('DRAFT');
  await openScreen(page, `/newmeeting?draft=${draft.bookingId}`, 'Schedule Meeting');
  await auditQuestion(page, press('Discard draft…'), 'Discard this draft?');
});

story(`questions to a panelist can be answered by everyone`, async ({ house, visit }) => {
  const company = aCompany();
  const { panelist, candidate } = company;
  const session = await signUp(house, company);
  const panelistIds = [
    await addPanelist(house, session, panelist),
    await addPanelist(house, session, company.secondPanelist),
  ];
  const ravi = await joinAsPanelist(house, panelist);
  const bookingId = await schedule(house, session, { candidate, panelistIds, startLocal: justBegun() });
  const visitor = await visit({ viewport: DESK });
  await enterAs(visitor, ravi);
  const { page } = visitor;
  const meeting = await openMeeting(page, bookingId, candidate.name);
  const select = `Select ${candidate.name}?`;
  const reject = `Reject ${candidate.name}?`;
  await auditQuestion(page, () => meeting.act('Select candidate…'), select);
  await auditQuestion(page, () => meeting.act('Reject…'), reject);
  const propose = () => page.getByRole('button', { name: /^Propose another time/ }).click();
  await auditQuestion(page, propose, 'Propose other times');
  await meeting.openTab('Feedback');
  const waive = () => page.getByRole('button', { name: 'No scorecard from me…' }).click();
  await auditQuestion(page, waive, 'No scorecard from you?');
  await submitScorecard(house, ravi, bookingId);

  const { mail } = house;
  const link = linkIn(await mail.mailTo(company.secondPanelist.email, /^Interview on /), '/p/');
  const phone = await visit({ viewport: DESK });
  const kit = await openLinkPage(phone.page, link, candidate.name);
  const tap = (name: string) => () => phone.page.getByRole('button', { name }).click();
  await auditQuestion(phone.page, tap('Propose another time'), 'Propose other times');
  await auditQuestion(phone.page, tap('Select…'), select);
  await auditQuestion(phone.page, tap('Reject…'), reject);
  await auditQuestion(
    phone.page,
    tap('The interview did not take place…'),
    'The interview did not take place?',
  );
  await kit.rate('Technical skills', 4);
  await kit.rate('Problem solving', 3);
  await kit.write('Summary', 'Drew a clean model of the orders.');
  await kit.submit();
  await auditScreen(phone.page, 'The page of a link, scorecard in and debrief');
  await kit.reject('SKILLS', 'Too little of it.');
  await auditScreen(phone.page, 'The page of a link after the decision');
  phone.expectRefusal(401);
  await phone.page.goto(`${house.url}/p/#${'x'.repeat(43)}`);
  await phone.page.reload();
  await phone.page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await auditScreen(phone.page, 'A link that opens nothing');
});
