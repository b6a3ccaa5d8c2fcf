import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import type { HeaderLine, JobHeader } from './header-lines.ts';

const LABEL = /^client\s*[:\-–]\s*/iu;

/** If every job of a resume has a `Client: …` header, the clients are the employers; not if employers are named too. */
export function withoutClientLabels(headers: readonly JobHeader[]): readonly JobHeader[] {
  const isByClient = headers.every(({ lines }) => lines.some(isLabelled));
  return isByClient ? headers.map(({ lines }) => ({ lines: lines.map(withoutLabel) })) : headers;
}

/** The text between an employer and the client that someone worked for there. */
const CLIENT_BEHIND = /\s{0,3}[-–—,(|/]\s{0,3}(?:end[ -])?client\b/iu;

/** In `Wren Technologies - Client - Alder` the employer ends before the client. */
export function withoutClient<Part extends Stretch>(text: string, company: Part): Part {
  const client = text.slice(company.start, company.end).search(CLIENT_BEHIND);
  return client > 1 ? { ...company, end: company.start + client } : company;
}

const isLabelled = ({ line, dates }: HeaderLine): boolean => dates.length > 0 && LABEL.test(line.text);

function withoutLabel({ line, ...place }: HeaderLine): HeaderLine {
  const label = LABEL.exec(line.text)?.[0].length ?? 0;
  return { ...place, line: { ...line, start: line.start + label, text: line.text.slice(label) } };
}
