import type { Billing, Resource } from '@slotwise/contract/booking-parts/resources.schema';
import { Button, Progress } from '@mantine/core';
import { Check, Circle } from 'lucide-react';
import { Link } from 'react-router';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { paths } from '#navigation/paths.ts';
import { Card } from '#ui/page/card.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { FactList } from '#ui/lists/fact-list.tsx';
import { billingFacts, resourceFacts } from './resource-facts.model.ts';
import { rateText } from '#features/bookings/resource-words.model.ts';
import classes from './resource-tab.module.css';
import rowClasses from '#features/bookings/rows.module.css';
import layout from '#features/bookings/columns.module.css';
import { RESOURCE } from './resource.texts.ts';

type Props = { booking: ViewedBooking; resource: Resource; timeZone: string };

/** The candidate as a future employee: data, onboarding, and money for those who may see it. */
export function ResourceTab({ booking, resource, timeZone }: Props) {
  const { allowedActions, bookingId } = booking;
  const mayEdit = allowedActions.includes('updateResource') || allowedActions.includes('billing');
  const edit = mayEdit && (
    <Button component={Link} to={paths.editResource(bookingId)} size="xs" variant="default">
      {RESOURCE.edit()}
    </Button>
  );
  return (
    <div className={layout.grid}>
      <div className="stack gap-ml slim">
        <Card title={RESOURCE.title()} aside={edit}>
          <FactList facts={resourceFacts(resource)} />
        </Card>
        {resource.billing && <BillingCard billing={resource.billing} />}
      </div>
      <OnboardingCard resource={resource} timeZone={timeZone} />
    </div>
  );
}

function OnboardingCard({ resource: { onboarding }, timeZone }: Omit<Props, 'booking'>) {
  const done = onboarding.filter((item) => item.done).length;
  return (
    <Card title={RESOURCE.onboarding()} aside={RESOURCE.done({ done, all: onboarding.length })}>
      <div className={classes.progress}>
        <Progress
          value={onboarding.length === 0 ? 0 : (done / onboarding.length) * 100}
          aria-label={RESOURCE.stepsDone({ done, all: onboarding.length })}
        />
      </div>
      <ul className="small" aria-label={RESOURCE.steps()}>
        {onboarding.map(({ item, required, done: isDone, doneBy, doneAt }) => (
          <li key={item} className="stack ends centers inset tall divided">
            {isDone ? (
              <Check size={16} className={classes.done} aria-label={RESOURCE.isDone()} />
            ) : (
              <Circle size={16} className={rowClasses.sign} aria-label={RESOURCE.isOpen()} />
            )}
            <div>
              <b>{item}</b>
              <div className={rowClasses.outcome}>
                {isDone
                  ? [doneBy, doneAt && printWallTime(wallTimeAt(Date.parse(doneAt), timeZone))]
                      .filter(Boolean)
                      .join(' · ')
                  : RESOURCE.open({ required: String(required) })}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function BillingCard({ billing }: { billing: Billing }) {
  return (
    <Card title={RESOURCE.billing()}>
      <FactList facts={billingFacts(billing)} />
      {billing.history.length > 0 && (
        <ul className="small" aria-label={RESOURCE.rates()}>
          {billing.history.map((rate) => (
            <li key={`${rate.effectiveFrom} ${rate.at}`} className="grid inset line-above tabular">
              <b>{rateText(rate.billRate, rate)}</b>
              <span className={rowClasses.outcome}>
                {[RESOURCE.from({ date: printWallTime(rate.effectiveFrom) }), rate.reason, rate.byName]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
