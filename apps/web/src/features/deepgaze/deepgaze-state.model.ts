import type { Resume } from '@slotwise/contract/deepgaze/resumes.schema';
import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import type { DeepgazeState } from './deepgaze.slice.ts';

type State = { DEEPGAZE: DeepgazeState };
/** Commands are typed by the user's slice, which is all that most of them need; ours lies next to it. */
export type GetState = () => object;

export const selectZips = ({ DEEPGAZE }: State) => DEEPGAZE.zips;
export const selectResumes = ({ DEEPGAZE }: State) => DEEPGAZE.resumes;
/** Whether a question waits for its answer. */
export const selectIsAnswering = ({ DEEPGAZE }: State) => DEEPGAZE.loading;

export const zipsIn = (getState: GetState) => selectZips(getState() as State);
const listsIn = (getState: GetState) => selectResumes(getState() as State);

/** All lists with the one that was just read. */
export const withList = (getState: GetState, zipId: string, list: Resume[]): DeepgazeState['resumes'] => ({
  ...listsIn(getState),
  [zipId]: list,
});

/** The lists of these zips alone: nothing of a deleted one is left in the tab. */
export const listsOf = (getState: GetState, zips: Zip[]): DeepgazeState['resumes'] =>
  Object.fromEntries(
    Object.entries(listsIn(getState)).filter(([id]) => zips.some(({ zipId }) => zipId === id)),
  );
