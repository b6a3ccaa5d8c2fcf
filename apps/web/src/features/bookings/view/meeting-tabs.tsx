import { Tabs } from '@mantine/core';
import type { ViewedBooking } from '../bookings.slice.ts';
import classes from './meeting-head.module.css';
import { countOf, TAB_WORDS, tabsOf } from './tabs.model.ts';

/** The parts of the page; the arrow keys lead from one to the next. */
export function MeetingTabs({ booking }: { booking: ViewedBooking }) {
  return (
    <Tabs.List className={classes.tabs} aria-label="Parts of this meeting">
      {tabsOf(booking).map((tab) => {
        const count = countOf(tab, booking);
        return (
          <Tabs.Tab
            key={tab}
            value={tab}
            rightSection={count > 0 && <span className={classes.count}>{count}</span>}
          >
            {TAB_WORDS[tab]}
          </Tabs.Tab>
        );
      })}
    </Tabs.List>
  );
}
