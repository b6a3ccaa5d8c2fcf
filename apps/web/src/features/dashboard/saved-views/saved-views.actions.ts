import * as endpoints from '@slotwise/contract/bookings/saved-views.endpoints';
import type { SavedView, ViewChange, ViewFilters } from '@slotwise/contract/bookings/saved-views.schema';
import { MESSAGES } from '@slotwise/contract/messages';
import { callApi } from '#api/call-api.ts';
import { runAction } from '#feedback/run-action.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';

const texts = MESSAGES.views;

export const saveView =
  (body: { name: string; filters: ViewFilters; isShared: boolean }) => (dispatch: AppDispatch) =>
    runAction(dispatch, texts.create, () => callApi(endpoints.createView, { body }));

export const changeView = (body: Omit<ViewChange, 'isShared'>) => (dispatch: AppDispatch) =>
  runAction(dispatch, texts.update, () => callApi(endpoints.updateView, { body }));

/** Toggles whether a view is shared with the organization. */
export const switchSharing =
  ({ viewId, isShared }: Pick<SavedView, 'viewId' | 'isShared'>) =>
  (dispatch: AppDispatch) =>
    runAction(dispatch, isShared ? texts.unshare : texts.share, () =>
      callApi(endpoints.updateView, { body: { viewId, isShared: !isShared } }),
    );

export const removeView = (viewId: string) => (dispatch: AppDispatch) =>
  runAction(dispatch, texts.remove, () => callApi(endpoints.deleteView, { query: { viewId } }));

/** Null for none. */
export const chooseStart = (viewId: string | null) => (dispatch: AppDispatch) =>
  runAction(dispatch, viewId === null ? texts.noStart : texts.start, () =>
    callApi(endpoints.chooseStartView, { body: { viewId } }),
  );
