import { useSearchParams } from 'react-router';

export const VIEWS = ['zips', 'resumes', 'questions'] as const;
/** Which of the three panes is on show where there is room for one. */
export type View = (typeof VIEWS)[number];

/** Stands in the address for a question to all zips. */
const ALL = 'all';

/** A stretch of a resume's text, in UTF-16 units. */
export type Stretch = { start: number; end: number };

/** The filters of the list, which belong to the zip that was left. */
const LIST = ['q', 'state', 'flag', 'notice', 'answer', 'sort', 'page'];
const READER = ['resume', 'start', 'end', 'from'];

function stretchIn(params: URLSearchParams): Stretch | null {
  const [start, end] = ['start', 'end'].map((name) => Number.parseInt(params.get(name) ?? '', 10));
  return start! >= 0 && end! > start! ? { start: start!, end: end! } : null;
}

const without = (next: URLSearchParams, names: string[]) => names.forEach((name) => next.delete(name));

/** From one resume to another, the way back stays. */
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
 * Where on the screen someone is, kept in the address: the zip (absent is the newest, `all` is all of them), the resume
 * that is read with the words that are marked in it, and the pane of a narrow window. Back leads back.
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
    /** The job that resumes are held against: the id of one, '' where one is still to be pasted or chosen; null where none is asked for. */
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
    /** The address at which a resume is read, opened from one of the panes. */
    addressOfResume: (resumeId: string, from: View) => toAddress(toResume(resumeId, null, from)),
    openResume: (resumeId: string, stretch: Stretch | null, from?: View) =>
      go(toResume(resumeId, stretch, from)),
    /** Whether it was opened from an answer, to which a narrow window leads back. */
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
