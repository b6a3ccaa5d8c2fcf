import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectOpenModal } from '#state/app-loader.slice.ts';
import { AuthScreen } from './auth-screen.tsx';
import { LoginForm } from './login.form.tsx';

const SessionEndedModal = lazy(async () => ({
  default: (await import('./session-ended-modal.tsx')).SessionEndedModal,
}));

/** The address of somebody who has just chosen a password. */
function useNewcomer(): string {
  const { state } = useLocation();
  return (state as { email?: string } | null)?.email ?? '';
}

export default function LoginPage() {
  const openModal = useSelector(selectOpenModal);
  const email = useNewcomer();
  return (
    <AuthScreen
      title="Log in"
      text={
        email
          ? 'Your password is saved. Log in with it from now on.'
          : 'Your interviews, panelists and candidates are where you left them.'
      }
      foot="You stay logged in until you close the last tab."
    >
      <LoginForm email={email} />
      <Suspense>{openModal === 'showLoginModal' && <SessionEndedModal />}</Suspense>
    </AuthScreen>
  );
}
