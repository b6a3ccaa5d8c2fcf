import type { RtrRequest } from '@slotwise/contract/bookings/right-to-represent.schema';
import type { Failure } from '@slotwise/contract/failures';
import { useState } from 'react';
import { RTR } from './rtr.texts.ts';

type Props = {
  request: RtrRequest;
  /** Why the last answer was not accepted. */
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
  const names = { supplier: supplierName, client: clientName };
  const isAnswered = rtrState === 'CONFIRMED' || rtrState === 'REFUSED';
  return (
    <main className="page">
      <p className="small">{RTR.hello({ name: candidateName.split(' ')[0] ?? '' })}</p>
      <h1>{RTR.title(names)}</h1>
      <p className="lead">{RTR.lead({ ...names, job: jobTitle })}</p>
      <section className="card" aria-label={RTR.asked()}>
        <dl className="facts">
          <Fact label={RTR.job()} value={[jobTitle, request.jobLocation].filter(Boolean).join(', ')} />
          <Fact label={RTR.at()} value={clientName} />
          <Fact label={RTR.representedBy()} value={supplierName} />
          <Fact
            label={RTR.contact()}
            value={`${request.supplierContactName}, ${request.supplierContactEmail}`}
          />
        </dl>
      </section>
      {!isAnswered && <p>{RTR.terms({ ...names, days: request.ownershipDays })}</p>}
      {isAnswered && (
        <p className="said" role="status" data-yes={rtrState === 'CONFIRMED' || undefined}>
          {rtrState === 'CONFIRMED' ? RTR.saidYes(names) : RTR.saidNo(names)}
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
            {RTR.yes(names)}
          </button>
          <button type="button" className="button" disabled={saying} onClick={() => void say(false)}>
            {RTR.no()}
          </button>
        </div>
      )}
      <p className="small foot">{RTR.private()}</p>
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
