import { isFailure } from '@slotwise/contract/failures';
import { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { callApi } from '#api/call-api.ts';
import { ownTimeZone, presentZoneName } from '#lib/dates/zone-label.ts';
import { recruiterRead, selectOwnRecord, selectUser } from './recruiter.slice.ts';
import { useAppDispatch, type AppDispatch } from './use-app-dispatch.ts';

const readOwnRecord = (userId: string) => async (dispatch: AppDispatch) => {
  const response = await callApi(getRecruiter, { query: { userId } });
  if (!isFailure(response)) dispatch(recruiterRead(response.data));
  return response;
};

/** The zone the signed-in user reads times in: their profile's, or the browser's until that is known. */
export function useViewerZone(): string {
  const dispatch = useAppDispatch();
  const { userId } = useSelector(selectUser);
  const own = useSelector(selectOwnRecord);
  const unknown = own === null;
  useEffect(() => {
    if (unknown && userId) void dispatch(readOwnRecord(userId));
  }, [dispatch, unknown, userId]);
  return own ? presentZoneName(own.timeZone) : ownTimeZone();
}
