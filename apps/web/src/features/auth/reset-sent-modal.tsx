import { Button } from '@mantine/core';
import { FIRST_MODALS } from '@slotwise/contract/first-messages';
import { MailCheck } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { ResultModal } from '#feedback/result-modal.tsx';
import { paths } from '#navigation/paths.ts';
import { modalClosed, selectModalData } from '#state/app-loader.slice.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';

/** Shows the same text whether or not the address has an account. */
export function ResetSentModal() {
  const dispatch = useAppDispatch();
  const goTo = useNavigate();
  const modalData = useSelector(selectModalData);
  if (!modalData) return null;
  const close = () => dispatch(modalClosed());
  const leave = () => {
    close();
    void goTo(paths.login());
  };
  const acts = (
    <Button onClick={leave} data-autofocus>
      {FIRST_MODALS.passwordResetSent.continueToLogin}
    </Button>
  );
  return <ResultModal modalData={modalData} onClose={close} acts={acts} Icon={MailCheck} />;
}
