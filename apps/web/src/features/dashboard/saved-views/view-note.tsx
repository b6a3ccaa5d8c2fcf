import { listViews } from '@slotwise/contract/bookings/saved-views.endpoints';
import type { SavedView } from '@slotwise/contract/bookings/saved-views.schema';
import { CircleAlert } from 'lucide-react';
import { useAnswer } from '#state/use-answer.ts';
import { AlertNote } from '#ui/notes/alert-note.tsx';
import type { Filters } from '../booking-list/filters.model.ts';
import { VIEWS } from './saved-views.texts.ts';
import { hasUnknown } from './views.model.ts';

/** What is wrong with a view; undefined if it is as saved. */
function findFault(view: SavedView | undefined): string | undefined {
  if (!view) return VIEWS.gone();
  if (view.missing.includes('jd')) return VIEWS.noJob();
  if (view.missing.includes('panelist')) return VIEWS.noPanelist();
  return hasUnknown(view) ? VIEWS.unknown() : undefined;
}

/** Says why the open view no longer shows what it did. */
export function ViewNote({ values }: { values: Filters }) {
  const { data } = useAnswer(listViews, {});
  const fault = data && findFault(data.data.find(({ viewId }) => viewId === values.view));
  if (!fault) return null;
  return (
    <div className="inset-sm line-below">
      <AlertNote sign={CircleAlert} tone="waiting">
        {fault}
      </AlertNote>
    </div>
  );
}
