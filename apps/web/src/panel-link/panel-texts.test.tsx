import {
  RATING_MEANINGS,
  RECOMMENDATION_WORDS,
  SCORECARD_WORDS,
} from '@slotwise/contract/booking-parts/scorecard-words.rules';
import type { Failure } from '@slotwise/contract/failures';
import {
  DOCUMENT_KIND_WORDS,
  MODE_WORDS,
  REJECT_REASON_WORDS,
  RSVP_WORDS,
  STATUS_WORDS,
} from '@slotwise/contract/words';
import type { PanelView } from '@slotwise/contract/bookings/panel-links.schema';
import { toDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import { DEFAULT_SCORECARD } from '@slotwise/contract/booking-parts/feedback.schema';
import { inPseudoLanguage, untranslatedWords } from '@slotwise/test-data/pseudo-language';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CardDifferences } from '#scorecard/card-differences.tsx';
import { CorrectionForm } from '#scorecard/correction-form.tsx';
import { SkinContext } from '#scorecard/skin.ts';
import { aPanelView, aScorecard } from '../../test/a-panel-view.ts';
import { AnswerQuestion } from './answer/answer-question.tsx';
import { ProposeQuestion } from './answer/propose-question.tsx';
import { RejectQuestion } from './decision/reject-question.tsx';
import { SelectQuestion } from './decision/select-question.tsx';
import { startSync } from './draft/sync-draft.ts';
import { LinkContext } from './link/link-context.ts';
import { MeetingPage } from './meeting-page.tsx';
import { RefusedPanelLink } from './refused-panel-link.tsx';
import { PLAIN_SKIN } from './scorecard/plain-skin.tsx';

/** Values that come from the meeting, the contract's words, and formatted dates, durations and zones. */
const VALUES = [
  'Slotwise|Northbridge Talent|Ananya Rao|Senior Data Engineer|Technical 2|Sofia Lindqvist|Sofia|Meera Krishnan|Halden Bank',
  'Bengaluru|Data engineer|Kafka|Stockholm|Kolkata|IST|CET|Thursday|Arjun Nair|Technical 1|Ask about joins.',
  'They were good.|resume.pdf|KB|MB|PDF|DOCX|DOC|ODT|RTF|TXT|JPG|JPEG|PNG|WEBP|Build it.|kB|UTC|now|ends|ended|in|days|day|ago|min',
].flatMap((values) => values.split('|'));
const WORDS = [
  SCORECARD_WORDS,
  RECOMMENDATION_WORDS,
  STATUS_WORDS,
  RSVP_WORDS,
  MODE_WORDS,
  REJECT_REASON_WORDS,
  DOCUMENT_KIND_WORDS,
  RATING_MEANINGS,
  DEFAULT_SCORECARD.map(({ name }) => name),
].flatMap((words) => Object.values(words));

const NETWORK: Failure = { status: 'error', code: 'NETWORK', message: [] };
const START = Date.parse('2026-11-26T09:30:00.000Z');
const AT = '2026-11-26T11:00:00.000Z';
const write = () => Promise.resolve(NETWORK);
const WORLD = { write, read: write, keep: () => Promise.resolve(true), drop: nothing, onView: nothing };
const TELL = { done: nothing, failed: nothing };
const ACTS = ['feedback', 'comment', 'answer', 'approve', 'reject', 'noShow', 'undoNoShow'] as const;

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date'] });
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal ??= nothing;
  HTMLDialogElement.prototype.close ??= nothing;
});
afterEach(() => void vi.useRealTimers());

function nothing() {}

/** The words of a part that are in no catalog, rendered for one view of the meeting. */
function listStrays(draw: (view: PanelView) => ReactElement, changes: Partial<PanelView> = {}): string[] {
  const view = aPanelView({ allowedActions: [...ACTS], ...changes });
  const link = { ...LINK, view, isConnected: true };
  const { container } = inPseudoLanguage(() =>
    render(
      <LinkContext value={link}>
        <SkinContext value={PLAIN_SKIN}>{draw(view)}</SkinContext>
      </LinkContext>,
    ),
  );
  const labels = [...container.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
  return untranslatedWords([container.textContent, ...labels].join('\n'), [...VALUES, ...WORDS]);
}

const refresh = () => Promise.resolve();
const LINK = {
  token: '',
  tell: TELL,
  news: { isGood: true, heading: '', lines: [] },
  closeNews: nothing,
  coverNews: () => nothing,
  show: nothing,
  refresh,
};

const drawPage = (view: PanelView) => (
  <MeetingPage
    page={{ kind: 'open', view, sync: startSync(WORLD, view, null), isConnected: true }}
    act=""
    link={LINK}
  />
);

const decision = { decisionId: '1', byName: 'Arjun Nair', at: AT, reasonText: '', comments: '' };
const MEETINGS: [string, Partial<PanelView>][] = [
  [
    'ahead',
    { meetingInfo: { ...aPanelView().meetingInfo, startTime: AT, endTime: '2026-11-26T12:00:00.000Z' } },
  ],
  ['with no rights', { allowedActions: [], scorecards: [] }],
  [
    'answered',
    {
      me: {
        ...aPanelView().me,
        rsvp: 'TENTATIVE',
        proposal: {
          windows: [{ start: '2026-11-26T15:00', end: '2026-11-26T16:00', timeZone: 'Asia/Kolkata' }],
          comments: '',
          at: AT,
        },
      },
      documents: [
        {
          documentId: '1',
          fileName: 'resume.pdf',
          kind: 'RESUME',
          size: 2048,
        } as PanelView['documents'][number],
      ],
      comments: [
        {
          commentId: '1',
          text: 'Ask about joins.',
          byName: 'Arjun Nair',
          at: AT,
        } as PanelView['comments'][number],
      ],
      job: {
        title: 'Data engineer',
        description: 'Build it.',
        responsibilities: 'Build it.',
        mustHaveSkills: [{ name: 'Kafka', weight: 1, minYears: null }],
        goodToHaveSkills: ['Kafka'],
      } as unknown as PanelView['job'],
    },
  ],
  [
    'submitted and decided',
    {
      bookingStatus: 'SELECTED',
      noShowBy: null,
      decisions: [{ ...decision, verdict: 'SELECTED', reasonCode: null } as PanelView['decisions'][number]],
      feedback: [
        aScorecard({ state: 'SUBMITTED', submittedAt: AT, late: true, summary: 'They were good.' }),
        aScorecard({
          feedbackId: '2',
          isMine: false,
          panelistName: 'Arjun Nair',
          state: 'SUBMITTED',
          submittedAt: AT,
        }),
        aScorecard({
          feedbackId: '3',
          isMine: false,
          panelistName: 'Arjun Nair',
          state: 'DISMISSED',
          dismissReason: '',
        }),
      ],
    },
  ],
];

test.each(MEETINGS)('a meeting %s shows no word that is missing from the catalogs', (_kind, changes) =>
  expect(listStrays(drawPage, changes)).toEqual([]),
);

test('no question shows a word that is missing from the catalogs', () => {
  const draft = toDraft(DEFAULT_SCORECARD, undefined);
  const conflict = { theirs: draft, parts: [{ kind: 'text' as const, name: 'summary' as const }] };
  const parts = [
    <AnswerQuestion key="1" answer="ACCEPTED" onClose={nothing} />,
    <AnswerQuestion key="2" answer="DECLINED" onClose={nothing} />,
    <ProposeQuestion key="3" onClose={nothing} />,
    <SelectQuestion key="4" onClose={nothing} />,
    <RejectQuestion key="5" onClose={nothing} />,
    <CorrectionForm key="6" onSend={() => Promise.resolve(true)} />,
    <CardDifferences key="7" draft={draft} conflict={conflict} onChoose={nothing} />,
    <RefusedPanelLink key="8" failure={NETWORK} copy={null} onRetry={nothing} />,
  ];
  for (const bookingStatus of ['COMPLETED', 'SELECTED', 'REJECTED'] as const)
    for (const part of parts) expect(listStrays(() => part, { bookingStatus })).toEqual([]);
});
