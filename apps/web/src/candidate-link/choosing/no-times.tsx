import type { Failure } from '@slotwise/contract/failures';
import { useMeeting } from '../meeting/meeting-context.ts';
import { CHOOSING } from './choosing.texts.ts';

/** Placeholder while slots are computed: the calendar's shape is there at once. */
export function TimesSoon() {
  return (
    <div role="status">
      <p className="small">{CHOOSING.looking()}</p>
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
      <p>{failure.code === 'NETWORK' ? CHOOSING.notLoaded() : failure.message.join(' ')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {CHOOSING.retry()}
      </button>
    </div>
  );
}

/** Nothing is free, but that is no dead end: the candidate can propose other times. */
export function NoTimes({ onRetry }: RetryProps) {
  const { meeting, goTo } = useMeeting();
  return (
    <section className="card inside" aria-label={CHOOSING.noTimes()}>
      <p className="strong" role="status">
        {CHOOSING.noneFree()}
      </p>
      <p>{CHOOSING.allBusy({ recruiter: meeting.recruiterName })}</p>
      <div className="column">
        {meeting.acts.includes('propose') && (
          <button type="button" className="button filled" onClick={() => goTo('propose')}>
            {CHOOSING.sayWhen()}
          </button>
        )}
        <button type="button" className="button" onClick={onRetry}>
          {CHOOSING.lookAgain()}
        </button>
      </div>
    </section>
  );
}
