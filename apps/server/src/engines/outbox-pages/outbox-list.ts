import { html, type Markup } from './markup.ts';
import { drawPage } from './page-frame.ts';

/** One line of the outbox. */
export type OutboxEntry = {
  vendorId: string;
  mailId: string;
  recipientName: string;
  recipientEmail: string;
  subject: string;
  company: string;
  /** When it was written, as shown: '21/11/2026 17:05 IST'. */
  written: string;
  state: 'QUEUED' | 'SENT' | 'REFUSED' | 'SHOWN' | 'MUTED' | 'SUPERSEDED';
  hasInvitation: boolean;
  /** Whether its meeting is sample data. */
  isSample: boolean;
};

export type OutboxList = {
  entries: OutboxEntry[];
  total: number;
  page: number;
  pageSize: number;
  search: string;
};

/** Labels for the state of a mail; empty for those that are only shown. */
export const STATE_WORDS: Record<OutboxEntry['state'], string> = {
  QUEUED: 'Waiting for a mail server',
  SENT: 'Sent',
  REFUSED: 'Refused',
  SHOWN: '',
  MUTED: 'Not mailed: only in the bell',
  SUPERSEDED: 'Not mailed: no longer true',
};

/** The page that lists every mail, newest first. */
export function drawOutboxList(list: OutboxList): string {
  return drawPage(
    'Outbox',
    html`<div class="head">
        <div>
          <h1>Outbox</h1>
          <p class="dim">
            No mail server is set up, so mails are shown here instead of being sent. Only this computer can
            open this page.
          </p>
        </div>
        ${searchForm(list.search)}
      </div>
      <section class="card" aria-label="Mails">
        ${list.entries.length > 0 ? table(list) : empty(list.search)}
      </section>`,
  );
}

function searchForm(search: string): Markup {
  return html`<form action="/outbox" method="get" role="search" class="search">
    <label for="q">Find by address</label>
    <input
      id="q"
      name="q"
      type="search"
      value="${search}"
      placeholder="name@company.example"
      maxlength="200"
      autocomplete="off"
    />
    <button>Find</button>
  </form>`;
}

function table(list: OutboxList): Markup {
  return html`<table>
      <thead>
        <tr>
          <th scope="col">To</th>
          <th scope="col">Subject</th>
          <th scope="col">Organization</th>
          <th scope="col" class="when">Written</th>
        </tr>
      </thead>
      <tbody>
        ${list.entries.map(row)}
      </tbody>
    </table>
    ${pager(list)}`;
}

function row(entry: OutboxEntry): Markup {
  const state = STATE_WORDS[entry.state];
  return html`<tr>
    <td class="who"><b>${entry.recipientName}</b><span class="dim">${entry.recipientEmail}</span></td>
    <td class="what">
      <a href="${mailPath(entry)}">${entry.subject}</a>
      ${entry.isSample && html`<span class="tag">Sample</span>`}${entry.hasInvitation && html`<span class="tag">Invitation</span>`}${state && html`<span class="tag">${state}</span>`}
    </td>
    <td class="dim">${entry.company}</td>
    <td class="dim when">${entry.written}</td>
  </tr>`;
}

/** The path of one mail's page. */
export function mailPath({ vendorId, mailId }: { vendorId: string; mailId: string }): string {
  return `/outbox/${vendorId}/${mailId}`;
}

function empty(search: string): Markup {
  if (!search)
    return html`<p class="empty">No mail was written yet. Sign up, and the first one appears here.</p>`;
  return html`<p class="empty">
    No mail to an address with “${search}”. <a href="/outbox">Show all mails</a>
  </p>`;
}

function pager({ page, pageSize, total, search, entries }: OutboxList): Markup {
  const first = (page - 1) * pageSize + 1;
  const query = search ? `&q=${encodeURIComponent(search)}` : '';
  const isLast = page * pageSize >= total;
  return html`<footer class="pager">
    <span class="dim">${first}–${first + entries.length - 1} of ${total}</span
    ><span>
      ${page > 1 && html`<a rel="prev" href="/outbox?page=${page - 1}${query}">Newer</a>`}
      ${!isLast && html`<a rel="next" href="/outbox?page=${page + 1}${query}">Older</a>`}</span
    >
  </footer>`;
}
