import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectOpenModal } from '#state/app-loader.slice.ts';
import { AuthScreen } from './auth-screen.tsx';
import { LoginForm } from './login.form.tsx';

const SessionEndedModal = lazy(async () => ({
  default: (await import('./session-ended-modal.tsx')).SessionEndedModal,
}));

/** The log-in screen, also where no router runs; `email` is of a person who has just chosen a password. */
export function LoginScreen({ email }: { email: string }) {
  const openModal = useSelector(selectOpenModal);
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
