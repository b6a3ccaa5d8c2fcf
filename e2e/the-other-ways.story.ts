import { addPanelist, joinAsPanelist, logIn, schedule, signUp } from './harness/api.ts';
import { getCalendar } from './harness/calendar-mail.ts';
import { countRenders } from './harness/count-renders.ts';
import { aWednesday, justBegun } from './harness/days.ts';
import { aCompany } from './harness/people.ts';
import { enterAs, expect, story } from './harness/story.ts';
import { dashboardPage } from './pages/dashboard-page.ts';
import { openEdit } from './pages/edit-page.ts';
import { openMeeting } from './pages/meeting-page.ts';
import { openReschedule } from './pages/reschedule-page.ts';

story(
  'a meeting that was called off leaves every calendar, and comes back when it takes place after all',
  async ({ house, visit }) => {
    const company = aCompany();
    const { recruiter, panelist, candidate } = company;
    const day = aWednesday();
    const session = await signUp(house, company);
    const ravi = await addPanelist(house, session, panelist);
    const bookingId = await schedule(house, session, {
      candidate,
      panelistIds: [ravi],
      startLocal: `${day.iso}T11:00`,
    });
    const calendars = [
      getCalendar(house.mail, candidate.email, 'candidate'),
      getCalendar(house.mail, panelist.email, 'panel'),
      getCalendar(house.mail, recruiter.email, 'panel'),
    ];
    const invited = await Promise.all(calendars.map((calendar) => calendar.gets('REQUEST', 0)));

    const visitor = await visit();
    await enterAs(visitor, session);
    const meeting = await openMeeting(visitor.page, bookingId, candidate.name);
    const why = 'The budget is being looked at again.';
    await meeting.cancel('The position is on hold', why);
    const dashboard = await dashboardPage(visitor.page);
    await dashboard.seesStatus(candidate.name, 'Cancelled');
    for (const [index, calendar] of calendars.entries()) {
      const cancelled = await calendar.gets('CANCEL', 1, { cancels: 'event' });
      expect(cancelled.uid).toBe(invited[index]?.uid);
      expect(cancelled.text).toContain(why);
    }

    const off = await dashboard.openMeeting(candidate.name);
    await off.seesInTheOverview('Cancelled: The position is on hold', why);
    const again = await off.reschedule('Schedule again');
    await again.chooseStart('12:30');
    await again.giveReason('Another reason', 'The position is open again.');
    await again.move(`${day.shown} 12:30–13:30`);
    for (const [index, calendar] of calendars.entries()) {
      const back = await calendar.gets('REQUEST', 2);
      expect(back).toMatchObject({ uid: invited[index]?.uid, starts: `${day.iso}T07:00:00.000Z` });
      calendar.hasNothingElse();
    }
    await (await dashboardPage(visitor.page)).seesMeeting(candidate.name, `${day.shown} 12:30`);
  },
);

story(
  'a no-show is noted and taken back without a mail, and a panelist rejects',
  async ({ house, visit }) => {
    const company = aCompany();
    const { recruiter, panelist, candidate } = company;
    const session = await signUp(house, company);
    const ravi = await addPanelist(house, session, panelist);
    const ravisSession = await joinAsPanelist(house, panelist);
    const bookingId = await schedule(house, session, {
      candidate,
      panelistIds: [ravi],
      startLocal: justBegun(),
    });
    const calendar = getCalendar(house.mail, candidate.email, 'candidate');
    await calendar.gets('REQUEST', 0);

    const desk = await visit();
    await enterAs(desk, session);
    const meeting = await openMeeting(desk.page, bookingId, candidate.name);
    await meeting.noteNoShow(
      `${candidate.name} did not show up`,
      'No one in the room after fifteen minutes.',
    );
    await meeting.seesStatus('No-show');
    await meeting.seesInTheOverview('No one in the room after fifteen minutes.');
    await meeting.takeTheNoShowBack();
    await meeting.seesStatus('Scheduled');
    await meeting.seesInTheHistory(`${candidate.name} did not show up`, 'No-show undone');
    calendar.hasNothingElse();

    const ravisDesk = await visit();
    await enterAs(ravisDesk, ravisSession);
    const seen = await openMeeting(ravisDesk.page, bookingId, candidate.name);
    const rejection = await seen.considerRejecting('Compensation', 'Twice the budget.');
    await rejection.saysNothing('calendar');
    await rejection.confirm();
    const notice = await house.mail.mailTo(recruiter.email, /^Rejected: Meera Iyer/);
    expect(notice.email.text).toContain(panelist.displayName);
    await desk.page.goto('/dashboard');
    const dashboard = await dashboardPage(desk.page);
    await dashboard.seesStatus(candidate.name, 'Rejected');
    const rejected = await dashboard.openMeeting(candidate.name);
    await rejected.seesInTheOverview('Compensation', 'Twice the budget.');
    // A meeting that has started stays in calendars, whatever the decision.
    calendar.hasNothingElse();
  },
);

story(
  'who edits a meeting that is moved meanwhile learns so, keeps the words and saves them on the new state',
  async ({ house, visit }) => {
    const company = aCompany();
    const { recruiter, panelist, candidate } = company;
    const day = aWednesday();
    const session = await signUp(house, company);
    const ravi = await addPanelist(house, session, panelist);
    const bookingId = await schedule(house, session, {
      candidate,
      panelistIds: [ravi],
      startLocal: `${day.iso}T11:00`,
    });
    const editor = await visit();
    const mover = await visit();
    editor.expectRefusal(409);
    await editor.page.addInitScript(countRenders);
    await enterAs(editor, session);
    await enterAs(mover, await logIn(house.url, recruiter.email));

    const edit = await openEdit(editor.page, bookingId);
    const notes = 'Please bring a drawing of your last data model.';
    // A key press re-renders its own section only, not the grid and the other sections, which are ten times as many
    // components.
    expect(await edit.typeNotes(notes)).toBeLessThan(140);
    const move = await openReschedule(mover.page, bookingId);
    await move.chooseStart('14:00');
    await move.giveReason('The panel is not available', 'Ravi is in court in the morning.');
    await move.move(`${day.shown} 14:00–15:00`);

    await edit.save();
    await edit.learnsWhoWasFaster(recruiter.displayName, 'Moved', '14:00–15:00');
    await edit.seesNotes(notes);
    await edit.triesAgainOnTheNewState();
    await edit.seesThatItIsSaved(`${day.shown} 14:00`);
    await edit.seesNotes(notes);
    await edit.seesStart('14:00');

    const calendar = getCalendar(house.mail, candidate.email, 'candidate');
    await calendar.gets('REQUEST', 0);
    await calendar.gets('REQUEST', 1);
    const last = await calendar.gets('REQUEST', 2);
    expect(last).toMatchObject({ starts: `${day.iso}T08:30:00.000Z` });
    expect(last.text).toContain(notes);
    calendar.hasNothingElse();
  },
);

story(
  'of two panelists who decide at once one is told what the other decided, and decides on that',
  async ({ house, visit }) => {
    const company = aCompany();
    const { recruiter, panelist, secondPanelist, candidate } = company;
    const session = await signUp(house, company);
    const panelistIds = [
      await addPanelist(house, session, panelist),
      await addPanelist(house, session, secondPanelist),
    ];
    const [ravi, lena] = [await visit(), await visit()];
    lena.expectRefusal(409);
    await enterAs(ravi, await joinAsPanelist(house, panelist));
    await enterAs(lena, await joinAsPanelist(house, secondPanelist));
    const bookingId = await schedule(house, session, { candidate, panelistIds, startLocal: justBegun() });

    const selection = await (
      await openMeeting(ravi.page, bookingId, candidate.name)
    ).considerSelecting('Strong in modelling.');
    const note = 'Could not explain her own index.';
    const rejection = await (
      await openMeeting(lena.page, bookingId, candidate.name)
    ).considerRejecting('Skills', note);
    await selection.confirm();
    await rejection.learnsWhoWasFaster(panelist.displayName, 'Candidate selected');
    await rejection.seesWhatWasTyped('Note for the team', note);
    await rejection.triesAgainOnTheNewState();
    const home = await dashboardPage(lena.page);
    await home.seesNothingOwed('Your decision: ');
    await house.mail.mailTo(recruiter.email, /^Selected: Meera Iyer/);
    await house.mail.mailTo(recruiter.email, /^Rejected: Meera Iyer/);

    const desk = await visit();
    await enterAs(desk, session);
    const decided = await openMeeting(desk.page, bookingId, candidate.name);
    await decided.seesStatus('Rejected');
    await decided.seesInTheOverview(panelist.displayName, secondPanelist.displayName, note);
  },
);
