import { each, page } from '../markup.mjs';

const BOARD = /^(Chair|Senior Independent Director|Trustee)$/;
const STYLES = `
@page { margin: 22mm 26mm } body { font: 12pt/1.4 "DejaVu Serif", serif; width: auto; text-align: justify; hyphens: auto }
h1 { font-size: 25pt; font-weight: 400; font-variant: small-caps; letter-spacing: 1.5px; text-align: center } .reach { text-align: center; font-style: italic; margin-bottom: 5mm }
h2 { font-size: 13pt; font-weight: 400; font-variant: small-caps; letter-spacing: 2px; text-align: center; margin: 6mm 0 2mm } h2::before, h2::after { content: " — " } p { margin-bottom: 2mm } .dates { float: right; font-style: italic; margin-left: 4mm } .firm { font-variant: small-caps; letter-spacing: .5px }`;

const post = ({ title, company, dates, note }) =>
  `<p><span class="dates">${dates}</span><span class="firm">${company}</span>, <b>${title}</b>. ${note}</p>`;

/** A board member's CV in old-style type: each post is a paragraph, 'Employer, Title. What was done', years at the right edge, boards before executive posts. */
export const pdf = ({ contact, summary, experience, education, letters }) =>
  page(
    STYLES,
    `<div lang="en"><h1>${contact.full_name}</h1><p class="reach">${contact.location} · ${contact.phone} · ${contact.email}</p>
<p>${summary}</p>
<h2>Board Appointments</h2>${each(
      experience.filter(({ title }) => BOARD.test(title)),
      post,
    )}
<h2>Executive Career</h2>${each(
      experience.filter(({ title }) => !BOARD.test(title)),
      post,
    )}
<h2>Education</h2>${each(education, (school) => `<p><span class="dates">${school.dates}</span><span class="firm">${school.institution}</span>, <b>${school.degree}</b>.</p>`)}
<h2>Honours and Professional Bodies</h2><p>${letters}.</p></div>`,
  );
