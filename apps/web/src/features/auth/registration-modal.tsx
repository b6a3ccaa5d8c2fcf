import { Button } from '@mantine/core';
import { FIRST_MODALS } from '@slotwise/contract/first-messages';
import { MailCheck } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { ResultModal } from '#feedback/result-modal.tsx';
import { paths } from '#navigation/paths.ts';
import { modalClosed, selectModalData, selectOpenModal } from '#state/app-loader.slice.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { ResendVerification } from './resend-verification.tsx';
import { AUTH } from './auth.texts.ts';

type Props = { coolDown: { secondsLeft: number; rearm: () => void } };

/** The result of a sign-up. After a success both buttons lead to the log-in screen. */
export function RegistrationModal({ coolDown }: Props) {
  const dispatch = useAppDispatch();
  const goTo = useNavigate();
  const openModal = useSelector(selectOpenModal);
  const modalData = useSelector(selectModalData);
  if (openModal !== 'showRegistrationModal' || !modalData) return null;

  const close = () => dispatch(modalClosed());
  if (modalData.isFailed) return <ResultModal modalData={modalData} onClose={close} />;

  const leave = () => {
    close();
    void goTo(paths.login());
  };
  const acts = (
    <>
      <Button variant="default" onClick={leave}>
        {FIRST_MODALS.verificationSent.close}
      </Button>
      <Button onClick={leave} data-autofocus>
        {FIRST_MODALS.verificationSent.continueToLogin}
      </Button>
    </>
  );
  const { email = '', mailWay } = modalData.data;
  return (
    <ResultModal modalData={modalData} onClose={leave} acts={acts} Icon={MailCheck}>
      {mailWay === 'SERVER' && (
        <>
          <p>{AUTH.sentTo({ email })}</p>
          <ResendVerification email={email} secondsLeft={coolDown.secondsLeft} onSent={coolDown.rearm} />
        </>
      )}
    </ResultModal>
  );
}
