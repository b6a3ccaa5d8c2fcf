import type { DeepgazeState } from './deepgaze.slice.ts';

type State = { DEEPGAZE: DeepgazeState };

export const selectZips = ({ DEEPGAZE }: State) => DEEPGAZE.zips;
export const selectResumes = ({ DEEPGAZE }: State) => DEEPGAZE.resumes;
