import { Button } from '@mantine/core';
import { FIRST_MODALS } from '@slotwise/contract/first-messages';
import { useSelector } from 'react-redux';
import { ResultModal } from '#feedback/result-modal.tsx';
import { modalClosed, selectModalData } from '#state/app-loader.slice.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';

/** Tells someone whose session has ended why they are back at the log-in screen. */
export function SessionEndedModal() {
  const dispatch = useAppDispatch();
  const modalData = useSelector(selectModalData);
  const close = () => dispatch(modalClosed());
  if (!modalData) return null;
  const acts = (
    <Button onClick={close} data-autofocus>
      {FIRST_MODALS.sessionEnded.continueToLogin}
    </Button>
  );
  return <ResultModal modalData={modalData} onClose={close} acts={acts} />;
}
