import { addPanelist, signUp } from './harness/api.ts';
import { aPdf } from './harness/a-pdf.ts';
import { getCalendar } from './harness/calendar-mail.ts';
import { aWednesday } from './harness/days.ts';
import { aCompany } from './harness/people.ts';
import { expect, story } from './harness/story.ts';
import { dashboardPage } from './pages/dashboard-page.ts';
import { openLogin } from './pages/login-page.ts';
import { meetingPage } from './pages/meeting-page.ts';
import { openSchedule } from './pages/schedule-page.ts';

story(
  'a recruiter takes a meeting from a draft through every change, and each calendar follows',
  async ({ house, visit }) => {
    const company = aCompany();
    const { recruiter, panelist, secondPanelist, candidate } = company;
    const day = aWednesday();
    const session = await signUp(house, company);
    await addPanelist(house, session, panelist);
    await addPanelist(house, session, secondPanelist);
    const calendars = {
      candidate: getCalendar(house.mail, candidate.email, 'candidate'),
      recruiter: getCalendar(house.mail, recruiter.email, 'panel'),
      ravi: getCalendar(house.mail, panelist.email, 'panel'),
      lena: getCalendar(house.mail, secondPanelist.email, 'panel'),
    };
    const facts = {
      candidate,
      panelist: panelist.displayName,
      day,
      start: '15:00',
      link: 'https://meet.northbridge.example/meera',
      notes: 'Bring the drawing of your last data model.',
      jobTitle: 'Senior Data Engineer',
      round: 'Technical 1',
    };

    // The tab navigates away right after the last words, and what was typed since the last save is sent along. It is
    // not closed at once, since a browser ends a closed page that does not unload within half a second.
    const { page: firstTab } = await visit();
    await (await openLogin(firstTab)).logIn(recruiter.email);
    const draft = await openSchedule(firstTab);
    await draft.fillIn({ ...facts, notes: 'Bring the drawing' });
    await draft.seeThatTheDraftIsKept();
    await draft.writeNotes(facts.notes);
    await firstTab.goto('/login');
    await firstTab.close();

    const page = await firstTab.context().newPage();
    const home = await (await openLogin(page)).logIn(recruiter.email);
    const resumed = await home.resumeTheDraft(candidate.name);
    await resumed.seeThatAllIsStillThere(facts);
    await resumed.schedule();
    const { uid: candidateUid } = await calendars.candidate.gets('REQUEST', 0);
    const { uid: panelUid } = await calendars.ravi.gets('REQUEST', 0);
    expect(candidateUid).not.toBe(panelUid);
    await calendars.recruiter.gets('REQUEST', 0);

    const dashboard = await dashboardPage(page);
    const meeting = await dashboard.openMeeting(candidate.name);
    const edit = await meeting.edit();
    const otherLink = 'https://meet.northbridge.example/room-7';
    await edit.writeLink(otherLink);
    await edit.swapPanelist(panelist.displayName, secondPanelist.displayName);
    await edit.previewsEmailTo(secondPanelist.displayName, otherLink);
    await edit.saveAll(candidate.name, `${day.shown} 15:00`);
    await calendars.ravi.gets('CANCEL', 1, { cancels: 'attendee' });
    const edited = [
      await calendars.candidate.gets('REQUEST', 1),
      await calendars.lena.gets('REQUEST', 1),
      await calendars.recruiter.gets('REQUEST', 1),
    ];
    for (const { text } of edited) expect(text).toContain(otherLink);

    await edit.backToTheMeeting();
    const reschedule = await (await meetingPage(page, candidate.name)).reschedule();
    await reschedule.chooseStart('16:30');
    await reschedule.seesOldAndNewTime(`${day.shown} 15:00–16:00`, `${day.shown} 16:30–17:30`);
    await reschedule.seesWhoIsMailed(candidate.name, secondPanelist.displayName, recruiter.displayName);
    await reschedule.learnsThatAReasonIsNeeded();
    const why = 'You asked for an hour later.';
    await reschedule.giveReason('The candidate asked for it', why);
    await reschedule.move(candidate.name, `${day.shown} 16:30–17:30`);
    const moved = [
      await calendars.candidate.gets('REQUEST', 2),
      await calendars.lena.gets('REQUEST', 2),
      await calendars.recruiter.gets('REQUEST', 2),
    ];
    for (const entry of moved) {
      expect(entry).toMatchObject({ starts: `${day.iso}T11:00:00.000Z`, ends: `${day.iso}T12:00:00.000Z` });
      expect(entry.text).toContain(why);
    }
    expect(moved.map(({ uid }) => uid)).toEqual([candidateUid, panelUid, panelUid]);

    const again = await (await dashboardPage(page)).openMeeting(candidate.name);
    await again.seesWhen(`${day.shown} 16:30–17:30`, 'Rescheduled ×1');
    await again.comment('She asked about remote work.', 'Internal');
    const buffer = aPdf('Meera Iyer, data engineer');
    await again.attach({ name: 'meera-iyer.pdf', mimeType: 'application/pdf', buffer }, 'Resume');
    await again.readInPlace('meera-iyer.pdf', 'Meera Iyer, data engineer');

    const newAddress = `meera@${candidate.email.split('@')[1]}`;
    await again.changeCandidate({ Email: newAddress, Location: 'Pune' });
    await calendars.candidate.gets('CANCEL', 3);
    const moveIn = getCalendar(house.mail, newAddress, 'candidate');
    expect(await moveIn.gets('REQUEST', 3)).toMatchObject({ starts: `${day.iso}T11:00:00.000Z` });

    await again.assign(secondPanelist.displayName, 'Please prepare the exercise.');
    const handed = await house.mail.mailTo(secondPanelist.email, /^Assigned to you: Meera Iyer/);
    expect(handed.email.text).toContain('Please prepare the exercise.');

    await again.seesInTheHistory(
      'Draft started',
      `Scheduled for ${day.shown} 15:00`,
      'Changed: ',
      'video link',
      'Moved',
      why,
      'Documents: ',
      'Candidate details changed: ',
      `Assigned to ${secondPanelist.displayName}`,
    );
    for (const calendar of [...Object.values(calendars), moveIn]) calendar.hasNothingElse();
  },
);
