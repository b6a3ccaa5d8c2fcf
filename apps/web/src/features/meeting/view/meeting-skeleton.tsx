import { Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Card } from '#ui/page/card.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import headClasses from './meeting-head.module.css';
import classes from '#features/bookings/columns.module.css';
import { MEETING } from './meeting.texts.ts';

/** Content that arrives sooner than this shows no skeleton. */
const DELAY_MS = 150;

/** A placeholder in the shape of the page. */
export function MeetingSkeleton() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-label={MEETING.loading()}>
      <title>{MEETING.loadingTitle()}</title>
      {isLate && (
        <>
          <div className={headClasses.head}>
            <div className={headClasses.top}>
              <Skeleton circle height={48} animate={false} />
              <div className="slim grows">
                <Skeleton h={20} w={220} mb={10} animate={false} />
                <Skeleton h={11} w={160} animate={false} />
              </div>
            </div>
            <Skeleton h={38} w="60%" my={24} animate={false} />
          </div>
          <div className={classes.grid}>
            <Card>
              <SkeletonRows rows={5} label={MEETING.loadingShort()} />
            </Card>
            <Card>
              <SkeletonRows rows={3} label={MEETING.loadingShort()} />
            </Card>
          </div>
        </>
      )}
    </div>
  );
}
