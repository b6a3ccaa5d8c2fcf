import { Tabs } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import classes from './meeting-head.module.css';
import { getCount, listTabs } from './tabs.model.ts';
import { MEETING, TAB_WORDS } from './meeting.texts.ts';

/** The parts of the page; arrow keys move between them. */
export function MeetingTabs({ booking }: { booking: ViewedBooking }) {
  const list = useRef<HTMLDivElement>(null);
  const [params] = useSearchParams();
  useEffect(() => showChosen(list.current), [params]);
  return (
    <Tabs.List ref={list} className={classes.tabs} aria-label={MEETING.parts()}>
      {listTabs(booking).map((tab) => {
        const count = getCount(tab, booking);
        return (
          <Tabs.Tab
            key={tab}
            value={tab}
            rightSection={count > 0 && <span className={classes.count}>{count}</span>}
          >
            {TAB_WORDS[tab]()}
          </Tabs.Tab>
        );
      })}
    </Tabs.List>
  );
}

/** On a phone the selected tab may be outside the list; scrolls only the list, not the page. */
function showChosen(list: HTMLElement | null) {
  const chosen = list?.querySelector('[aria-selected="true"]');
  if (!list || !chosen) return;
  const shown = list.getBoundingClientRect();
  const { left, width } = chosen.getBoundingClientRect();
  list.scrollLeft += left - shown.left - (shown.width - width) / 2;
}
