import type { listMembers } from '@slotwise/contract/recruiters/members.endpoints';
import type { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isAnswerTo } from './is-answer-to.ts';

/** The signed-in user; `role` and the names stay empty until the server has sent them. */
export type CurrentUser = {
  role: string;
  displayName: string;
  email: string;
  userId: string;
  vendorId: string;
  vendorName: string;
  /** The filters the dashboard opens with, by their names in its address; null if there are none. */
  startView: Record<string, string> | null;
};

type RecruiterState = CurrentUser & { recruiters: Recruiter[] };

const initialState: RecruiterState = {
  role: '',
  displayName: '',
  email: '',
  userId: '',
  vendorId: '',
  vendorName: '',
  startView: null,
  recruiters: [],
};

function keepRecord(state: RecruiterState, record: Recruiter) {
  const { userId, displayName, email, vendorName } = record;
  state.recruiters = [...state.recruiters.filter((one) => one.userId !== userId), record];
  // Another window or an administrator may have changed what the bar and pages show of the reader.
  if (userId === state.userId) Object.assign(state, { displayName, email, vendorName });
}

function keepAnswer(state: RecruiterState, { data, startView }: ResponseOf<typeof getRecruiter>) {
  keepRecord(state, data);
  if (data.userId === state.userId) state.startView = startView;
}

export const recruiterSlice = createSlice({
  name: 'RECRUITER',
  initialState,
  reducers: {
    userChanged: (state, { payload }: PayloadAction<Partial<CurrentUser>>) => ({ ...state, ...payload }),
    /** The newest record of a person in the organization replaces the previous one. */
    recruiterRead: (state, { payload }: PayloadAction<Recruiter>) => keepRecord(state, payload),
    userCleared: () => initialState,
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(isAnswerTo<typeof getRecruiter>('/recruiter/service'), (state, { payload }) =>
        keepAnswer(state, payload),
      )
      // A list's records of several people replace the previous ones.
      .addMatcher(isAnswerTo<typeof listMembers>('/recruiter/services/all'), (state, { payload }) => {
        const members = payload.data.filter((one) => 'userId' in one);
        const listed = new Set(members.map(({ userId }) => userId));
        state.recruiters = [...state.recruiters.filter(({ userId }) => !listed.has(userId)), ...members];
      }),
  selectors: {
    selectUser: (state): CurrentUser => state,
    selectOwnRecord: ({ recruiters, userId }) => recruiters.find((one) => one.userId === userId) ?? null,
  },
});

export const { userChanged, recruiterRead, userCleared } = recruiterSlice.actions;
export const { selectUser, selectOwnRecord } = recruiterSlice.selectors;

/** The part of the state with a thunk's user. */
export type UserState = Parameters<typeof selectUser>[0];
