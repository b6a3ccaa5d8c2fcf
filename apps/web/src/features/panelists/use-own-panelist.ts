import { getOwnPanelist, listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { useSelector } from 'react-redux';
import { selectUser } from '#state/recruiter.slice.ts';
import { useAnswer } from '#state/use-answer.ts';
import { usePermission } from '#state/use-permission.ts';

/**
 * The reader's own panelist record; null for those who do not interview. Most of those who may read the list do not
 * interview, which is no failure: so they are searched for instead of fetched.
 */
export function useOwnPanelist() {
  const { userId, email } = useSelector(selectUser);
  const maySeeList = usePermission('panelist_page');
  const listed = useAnswer(listPanelists, userId && maySeeList ? { query: { q: email } } : null);
  const own = useAnswer(getOwnPanelist, userId && !maySeeList ? {} : null);
  const panelist = maySeeList ? listed.data?.data.find((one) => one.userId === userId) : own.data?.data;
  const { failure, reload } = maySeeList ? listed : own;
  return { panelist: panelist ?? null, failure, reload };
}
