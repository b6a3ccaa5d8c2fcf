import type { RtrRequest } from '@slotwise/contract/bookings/right-to-represent.schema';
import type { Failure } from '@slotwise/contract/failures';
import { useState } from 'react';

type Props = {
  request: RtrRequest;
  /** Why the last answer could not be taken. */
  refusal: Failure | null;
  onSay: (confirmed: boolean) => Promise<void>;
};

/** Asks the candidate whether the supplier may represent them; the first answer stands. */
export function RtrQuestion({ request, refusal, onSay }: Props) {
  const [saying, setSaying] = useState(false);
  const { candidateName, supplierName, clientName, jobTitle, rtrState } = request;
  const say = async (confirmed: boolean) => {
    setSaying(true);
    await onSay(confirmed);
    setSaying(false);
  };
  const isAnswered = rtrState === 'CONFIRMED' || rtrState === 'REFUSED';
  return (
    <main className="page">
      <p className="small">Hello {candidateName.split(' ')[0]},</p>
      <h1>May {supplierName} represent you?</h1>
      <p className="lead">
        {supplierName} has put you forward for {jobTitle} at {clientName}.
      </p>
      <section className="card" aria-label="What you are asked">
        <dl className="facts">
          <Fact label="Job" value={[jobTitle, request.jobLocation].filter(Boolean).join(', ')} />
          <Fact label="At" value={clientName} />
          <Fact label="Represented by" value={supplierName} />
          <Fact label="Ask" value={`${request.supplierContactName}, ${request.supplierContactEmail}`} />
        </dl>
      </section>
      {!isAnswered && (
        <p>
          If you say yes, {clientName} deals with {supplierName} about you for{' '}
          {request.ownershipDays === 1 ? 'one day' : `${request.ownershipDays} days`}. If you say no,{' '}
          {supplierName} and {clientName} are notified, and nothing else happens.
        </p>
      )}
      {isAnswered && (
        <p className="said" role="status" data-yes={rtrState === 'CONFIRMED' || undefined}>
          {rtrState === 'CONFIRMED'
            ? `You said yes. ${supplierName} represents you at ${clientName}.`
            : `You said no. ${supplierName} does not represent you at ${clientName}.`}
        </p>
      )}
      {refusal && (
        <p className="error" role="alert">
          {refusal.message.join(' ')}
        </p>
      )}
      {!isAnswered && (
        <div className="two">
          <button type="button" className="button filled" disabled={saying} onClick={() => void say(true)}>
            Yes, {supplierName} may
          </button>
          <button type="button" className="button" disabled={saying} onClick={() => void say(false)}>
            No
          </button>
        </div>
      )}
      <p className="small foot">This page is yours alone, so do not pass its address on.</p>
    </main>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
