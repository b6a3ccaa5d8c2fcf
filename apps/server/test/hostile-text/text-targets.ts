import { cleanLines, oneLine } from '@slotwise/contract/fields';
import { parameterValue, textValue, uriValue } from '#engines/calendar-messages/content-line.ts';
import { cleanFileName } from '#engines/file-types/clean-file-name.ts';
import { getFileType } from '#engines/file-types/file-type.ts';
import { csvLines } from '#engines/csv/csv-text.ts';
import { escapeHtml, greet } from '#engines/mail-texts/layout/safe-text.ts';
import { proveSentence } from '#engines/model-answers/check-sentence.ts';
import { toPlainText } from '#engines/model-answers/plain-text.ts';
import { readPlan } from '#engines/model-answers/read-plan.ts';
import { redactContacts } from '#engines/model-answers/redact-contacts.ts';
import { withLinks } from '#engines/outbox-pages/markup.ts';
import { readTimePhrases } from '#engines/time-phrases/read-time-phrases.ts';
import { readTime } from '#engines/wall-time/read-time.ts';
import { toContentDisposition } from '#lib/content-disposition.ts';
import { foldText, likeAnywhere } from '#lib/text/fold-text.ts';
import { printPhone, toE164 } from '#lib/text/phone.ts';
import { searchWords } from '#lib/text/search-words.ts';
import { splitList } from '#lib/text/split-list.ts';
import type { Target } from './target.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const ZONE = 'Asia/Kolkata';

type Reader = [name: string, run: (text: string) => unknown, length?: number];

/** What is done with names, titles and texts after they are accepted; a length is the longest that gets there. */
const READERS: Reader[] = [
  ['a name on one line', oneLine],
  ['a text of lines', cleanLines],
  ['a file name', cleanFileName, 30_000],
  ['the type of a file name', getFileType],
  ['a file name in a header', toContentDisposition],
  ['the words of a search', searchWords],
  ['a folded text', foldText],
  ['a pattern for the store', likeAnywhere],
  ['a list', (text) => splitList(text)],
  ['a telephone number', (text) => toE164(text, 'IN')],
  ['a printed number', printPhone],
  ['a text of a calendar entry', textValue],
  ['a name of a calendar entry', parameterValue],
  ['an address of a calendar entry', uriValue],
  ['a cell of an export', (text) => csvLines([[text]])],
  ['a text of a mail', escapeHtml],
  ['a greeting', greet],
  ['a mail in the outbox', withLinks],
  ['a wall time', (text) => readTime(text, ZONE)],
  ['a time zone', (text) => readTime('2026-03-02T09:00', text)],
  ['times in words', (text) => readTimePhrases(text, { now: NOW, timeZone: ZONE }), 2000],
  ['what a model is told', redactContacts, 4000],
  ['what a model says', toPlainText, 2000],
  ['a sentence of a model', (text) => proveSentence({ text, evidence: [] }, [])],
  ['a plan of a model', readPlan],
];

export const textTargets = (): Target[] =>
  READERS.map(([name, run, length = 16_000]) => ({ name, length, heads: ['', 'a', 'Meera '], run }));
