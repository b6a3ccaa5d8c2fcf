import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import { Button } from '@mantine/core';
import { Handshake } from 'lucide-react';
import { useAnswer } from '#state/use-answer.ts';
import { useSubmissionTarget } from '#navigation/use-submission-target.ts';
import { Card } from '#ui/page/card.tsx';
import classes from '#features/bookings/rows.module.css';
import { FIRST_STEPS } from './first-steps.texts.ts';

const FIRST_FIVE = { query: { shared: 'true', page: '1', pageSize: '5' } } as const;

/** The jobs clients share, for a supplier who has submitted no one yet; hidden if there are none. */
export function SharedFirst() {
  const { data } = useAnswer(listJobs, FIRST_FIVE);
  const { open } = useSubmissionTarget();
  if (!data || data.data.length === 0) return null;
  return (
    <Card title={FIRST_STEPS.shared()} aside={FIRST_STEPS.openToYou({ count: data.page.total })}>
      <ul className="small">
        {data.data.map(({ jdId, title, vendorId, vendorName }) => (
          <li key={jdId} className="stack ends centers inset tall divided">
            <Handshake className={classes.sign} size={16} aria-hidden />
            <div className="slim">
              <b>{title}</b>
              <div className={classes.outcome}>{vendorName}</div>
            </div>
            <Button
              onClick={() => open({ clientVendorId: vendorId, jdId })}
              size="xs"
              variant="default"
              aria-label={FIRST_STEPS.submitFor({ job: title })}
            >
              {FIRST_STEPS.submit()}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
