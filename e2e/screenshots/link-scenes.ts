import { linkIn } from '../harness/mail-server.ts';
import { seatOn } from '../harness/sample-week.ts';
import { offerTimes } from './offer-times.ts';
import type { Scene } from './stage.ts';

export const askedCandidate: Scene = async ({ house: { mail } }) => {
  const question = await mail.mailTo('divya.raman@home.example', /^May .+ represent you/);
  return [{ name: 'candidate-link', path: linkIn(question, '/c/'), ways: ['phone'], as: null }];
};

export const choosingCandidate: Scene = async ({ house, session, panelists: { panelist, guest } }) => {
  const { link: path, take } = await offerTimes(house, session, [panelist, guest]);
  return [
    { name: 'candidate-chooses', path, ways: ['desktop', 'phone', 'phone-dark'], as: null },
    { name: 'candidate-chosen', path, ways: ['phone'], as: null, before: take, isOnce: true },
    { name: 'candidate-chosen', path, ways: ['desktop'], as: null },
  ];
};

export const panelistAtHome: Scene = async ({ house, session, coming, over, panelists }) => {
  const { panelist, panelistSession: as } = panelists;
  await seatOn(house, session, over, panelist);
  await seatOn(house, session, coming, panelist);
  return [
    { name: 'panelist-home', path: '/dashboard', as },
    { name: 'interview-kit', path: `/viewmeeting/${coming.bookingId}?tab=kit`, ways: [], as },
    { name: 'scorecard', path: `/viewmeeting/${over.bookingId}?tab=feedback`, as },
  ];
};

export const guestOnThePanel: Scene = async ({ house, session, coming, panelists }) => {
  const { guest, guestEmail } = panelists;
  await seatOn(house, session, coming, guest);
  const path = linkIn(await house.mail.mailTo(guestEmail, /^Interview on /), '/p/');
  return [{ name: 'panel-link', path, ways: ['phone', 'phone-dark'], as: null }];
};
