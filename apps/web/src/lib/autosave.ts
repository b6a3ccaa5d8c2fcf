export type SaveState<Refusal> =
  | { kind: 'untouched' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  /** `retrying` says whether it is retried automatically. */
  | { kind: 'failed'; refusal: Refusal; retrying: boolean };

/** What follows a failed save: `retry` soon, `wait` for the next change, `stop` until resumed. */
export type Next = 'retry' | 'wait' | 'stop';

type Options<Value, Refusal> = {
  /** Saves a value and returns why it was refused, or null. `last` means that no later save can follow. */
  save: (value: Value, how: { last: boolean }) => Promise<Refusal | null>;
  /** Whether a value is worth its first save. */
  isWorthSaving: (value: Value) => boolean;
  next: (refusal: Refusal) => Next;
  onState: (state: SaveState<Refusal>) => void;
};

export const SAVE_DELAY_MS = 1500;
export const RETRY_DELAY_MS = 5000;

/** The state of one autosave. */
type Course<Value, Refusal> = {
  options: Options<Value, Refusal>;
  newest: Value;
  savedText: string;
  /** Saved at least once, so that a cleared value is saved too. */
  started: boolean;
  stopped: boolean;
  /** Something else is temporarily writing to the same place. */
  paused: boolean;
  running: Promise<void> | null;
  timer: ReturnType<typeof setTimeout> | undefined;
};

function isDirty<Value, Refusal>({ newest, savedText, started, options }: Course<Value, Refusal>): boolean {
  return JSON.stringify(newest) !== savedText && (started || options.isWorthSaving(newest));
}

function plan<Value, Refusal>(course: Course<Value, Refusal>, delay: number) {
  clearTimeout(course.timer);
  course.timer = setTimeout(() => run(course), delay);
}

function run<Value, Refusal>(course: Course<Value, Refusal>) {
  clearTimeout(course.timer);
  if (course.running || course.stopped || course.paused || !isDirty(course)) return;
  course.options.onState({ kind: 'saving' });
  course.running = send(course).finally(() => {
    course.running = null;
  });
}

async function send<Value, Refusal>(course: Course<Value, Refusal>) {
  const { options, newest: value } = course;
  const refusal = await options.save(value, { last: false });
  if (refusal !== null) return fail(course, refusal);
  course.started = true;
  course.savedText = JSON.stringify(value);
  options.onState({ kind: 'saved', at: Date.now() });
  if (isDirty(course) && !course.stopped) plan(course, 0);
}

function fail<Value, Refusal>(course: Course<Value, Refusal>, refusal: Refusal) {
  const next = course.options.next(refusal);
  course.stopped ||= next === 'stop';
  course.options.onState({ kind: 'failed', refusal, retrying: next === 'retry' });
  if (next === 'retry' && !course.stopped) plan(course, RETRY_DELAY_MS);
}

/**
 * Saves a value some time after its last change: one save at a time, the newest state wins, and unchanged values are
 * not saved again. `initial` counts as saved.
 */
export function createAutosave<Value, Refusal>(initial: Value, options: Options<Value, Refusal>) {
  const course: Course<Value, Refusal> = {
    options,
    newest: initial,
    savedText: JSON.stringify(initial),
    started: false,
    stopped: false,
    paused: false,
    running: null,
    timer: undefined,
  };
  return {
    /** Sets the newest state; unchanged values are not saved. */
    change(value: Value) {
      course.newest = value;
      if (!course.stopped && isDirty(course)) plan(course, SAVE_DELAY_MS);
    },
    /** Saves unsaved changes at once. */
    flush: () => run(course),
    /** The page is closing: sends unsaved changes even during a running save. */
    leave() {
      if (course.stopped || !isDirty(course)) return;
      if (course.running || course.paused) void options.save(course.newest, { last: true });
      else run(course);
    },
    /** Stops saving, after the running save if there is one. */
    async stop() {
      course.stopped = true;
      clearTimeout(course.timer);
      await course.running;
    },
    /** Lets something else write, after the running save if there is one. */
    async pause() {
      course.paused = true;
      clearTimeout(course.timer);
      await course.running;
    },
    /** Resumes after a pause or a stop; `saved` is the current state on the other side, null for none. */
    resume(saved?: Value | null) {
      course.stopped = false;
      course.paused = false;
      if (saved !== undefined) course.savedText = saved === null ? '' : JSON.stringify(saved);
      if (saved === null) run(course);
      else if (isDirty(course)) plan(course, SAVE_DELAY_MS);
    },
    hasUnsaved: () => isDirty(course),
  };
}
