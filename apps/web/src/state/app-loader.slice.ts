import type { MailWay } from '@slotwise/contract/notifications/mail-way.schema';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

// The product's users asked for these spellings of the flags and of `isSucces`; keep them letter by letter.
const flags = {
  showLoginModal: false,
  showRestPasswordModal: false,
  showCreateBookigModal: false,
  showJobDescriptionModal: false,
  showEditBookingModal: false,
  showPanelistModal: false,
  showRegistrationModal: false,
};

export type ModalFlag = keyof typeof flags;

/** The content of a result modal: a title, a sentence, and the server's code and messages if it refused. */
export type ResultData = {
  title: string;
  text?: string | undefined;
  code?: string | undefined;
  messages?: string[] | undefined;
  email?: string | undefined;
  mailWay?: MailWay | undefined;
  /** How many people are mailed, in words ('2 people'). */
  mailedPeople?: string | undefined;
  /** Links to continue from here. */
  ways?: { label: string; to: string }[] | undefined;
};

export type ModalData = { isSucces?: true; isFailed?: true; data: ResultData };

type AppLoaderState = Record<ModalFlag, boolean> & { modalData: ModalData | null };

const initialState: AppLoaderState = { ...flags, modalData: null };

export const appLoaderSlice = createSlice({
  name: 'APPLOADER',
  initialState,
  reducers: {
    /** Opens one modal and closes any other, so that results never stack up. */
    modalOpened: (_, { payload }: PayloadAction<{ flag: ModalFlag; modalData: ModalData }>) => ({
      ...initialState,
      [payload.flag]: true,
      modalData: payload.modalData,
    }),
    modalClosed: () => initialState,
  },
  selectors: {
    selectOpenModal: (state) => (Object.keys(flags) as ModalFlag[]).find((flag) => state[flag]) ?? null,
    selectModalData: (state) => state.modalData,
  },
});

export const { modalOpened, modalClosed } = appLoaderSlice.actions;
export const { selectOpenModal, selectModalData } = appLoaderSlice.selectors;
