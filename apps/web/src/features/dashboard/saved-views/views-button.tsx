import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { fetchedBy } from '#ui/lists/fetched-by.ts';
import { hasView } from '../booking-list/filters.model.ts';
import type { FilteredBookings } from '../booking-list/use-filtered-bookings.ts';
import { VIEWS } from './saved-views.texts.ts';

/** With its menu and questions, most visits do not need it. */
const loadMenu = async () => ({ default: (await import('./views-menu.tsx')).ViewsMenu });
const ViewsMenu = lazy(loadMenu);

type Props = { filters: FilteredBookings['filters'] };

/** The saved views: a button until one is open or wanted, then replaced by their menu. */
export function ViewsButton({ filters }: Props) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <Button
      size="xs"
      variant="default"
      aria-haspopup="menu"
      aria-expanded={false}
      {...fetchedBy(loadMenu)}
      onClick={() => setWanted(true)}
    >
      {VIEWS.views()}
    </Button>
  );
  if (!isWanted && !hasView(filters.values)) return button;
  return (
    <Suspense fallback={button}>
      <ViewsMenu filters={filters} startsOpen={isWanted} />
    </Suspense>
  );
}
