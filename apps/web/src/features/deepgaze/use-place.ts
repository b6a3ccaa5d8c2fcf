import { useSearchParams } from 'react-router';

export const VIEWS = ['zips', 'resumes', 'questions'] as const;
/** Which of the three panes is shown if there is room for only one. */
export type View = (typeof VIEWS)[number];

/** Used in the address for questions about all zips. */
const ALL = 'all';

/** A range of a resume's text, in UTF-16 units. */
export type Stretch = { start: number; end: number };

/** The list's filters, which belong to the zip being left. */
const LIST = ['q', 'state', 'flag', 'notice', 'answer', 'sort', 'page'];
const READER = ['resume', 'start', 'end', 'from'];

function stretchIn(params: URLSearchParams): Stretch | null {
  const [start, end] = ['start', 'end'].map((name) => Number.parseInt(params.get(name) ?? '', 10));
  return start! >= 0 && end! > start! ? { start: start!, end: end! } : null;
}

const without = (next: URLSearchParams, names: string[]) => names.forEach((name) => next.delete(name));

/** Moving from one resume to another keeps the way back. */
const toResume = (resumeId: string, stretch: Stretch | null, from?: View) => (next: URLSearchParams) => {
  const way = from ?? next.get('from');
  without(next, READER);
  next.set('resume', resumeId);
  next.set('view', 'resumes');
  if (way) next.set('from', way);
  if (stretch) Object.entries(stretch).forEach(([name, at]) => next.set(name, String(at)));
};

function toNoResume(next: URLSearchParams) {
  if (next.get('from') === 'questions') next.set('view', 'questions');
  without(next, READER);
}

/**
 * The place on the screen, kept in the address: the zip (absent means the newest, `all` all of them), the resume being
 * read with its highlighted words, and the pane of a narrow window. The browser's Back works.
 */
export function usePlace() {
  const [params, setParams] = useSearchParams();
  const zip = params.get('zip');
  const go = (change: (next: URLSearchParams) => void, replace = false) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        change(next);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const toAddress = (change: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(params);
    change(next);
    return `?${next}`;
  };

  return {
    /** The job that resumes are matched against: its id, '' if one is still to be pasted or chosen; null if none is requested. */
    jobId: params.get('job'),
    isAll: zip === ALL,
    zipId: zip === ALL ? null : zip,
    resumeId: params.get('resume'),
    stretch: stretchIn(params),
    view: VIEWS.find((one) => one === params.get('view')) ?? null,
    openZip: (zipId: string | null, view: View = 'questions') =>
      go((next) => {
        without(next, [...LIST, ...READER]);
        next.set('zip', zipId ?? ALL);
        next.set('view', view);
      }),
    /** The address of a resume's reader, opened from one of the panes. */
    addressOfResume: (resumeId: string, from: View) => toAddress(toResume(resumeId, null, from)),
    openResume: (resumeId: string, stretch: Stretch | null, from?: View) =>
      go(toResume(resumeId, stretch, from)),
    /** Whether it was opened from an answer, which a narrow window returns to. */
    isFromAnswer: params.get('from') === 'questions',
    closeResume: () => go(toNoResume),
    askForJob: () =>
      go((next) => {
        next.set('job', '');
        next.set('view', 'questions');
      }),
    closeJob: () => go((next) => next.delete('job')),
    showView: (view: View) => go((next) => next.set('view', view), true),
    /** After its zip was deleted. */
    leaveZip: () =>
      go((next) => {
        without(next, ['zip', ...LIST, ...READER]);
        next.set('view', 'zips');
      }, true),
  };
}

export type Place = ReturnType<typeof usePlace>;
