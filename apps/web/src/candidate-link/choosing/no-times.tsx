import type { Failure } from '@slotwise/contract/failures';
import { useMeeting } from '../meeting/meeting-context.ts';

/** Slots are computed while somebody waits; the shape of the calendar is there at once. */
export function TimesSoon() {
  return (
    <div role="status">
      <p className="small">Looking for free times…</p>
      <div className="days days-soon" aria-hidden>
        {Array.from({ length: 10 }, (_, index) => (
          <span key={index} className="day" />
        ))}
      </div>
    </div>
  );
}

type RetryProps = { onRetry: () => void };

export function TimesFailed({ failure, onRetry }: RetryProps & { failure: Failure }) {
  return (
    <div className="notice" role="alert">
      <p>
        {failure.code === 'NETWORK'
          ? 'The free times could not be loaded. Check your connection.'
          : failure.message.join(' ')}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

/** Nothing is free, which is no dead end: other times can be asked for. */
export function NoTimes({ onRetry }: RetryProps) {
  const { meeting, goTo } = useMeeting();
  return (
    <section className="card inside" aria-label="No times">
      <p className="strong" role="status">
        No time is free at the moment.
      </p>
      <p>
        The people you are to meet are all busy in the days that were set aside. Say when you can come, and{' '}
        {meeting.recruiterName} finds a time.
      </p>
      <div className="column">
        {meeting.acts.includes('propose') && (
          <button type="button" className="button filled" onClick={() => goTo('propose')}>
            Say when you can come
          </button>
        )}
        <button type="button" className="button" onClick={onRetry}>
          Look again
        </button>
      </div>
    </section>
  );
}
