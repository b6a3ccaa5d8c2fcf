import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectOpenModal } from '#state/app-loader.slice.ts';
import { AuthScreen } from './auth-screen.tsx';
import { LoginForm } from './login.form.tsx';
import { LOG_IN } from './login.texts.ts';

const SessionEndedModal = lazy(async () => ({
  default: (await import('./session-ended-modal.tsx')).SessionEndedModal,
}));

/** The log-in screen, also usable without a router; `email` is that of a person who has just chosen a password. */
export function LoginScreen({ email }: { email: string }) {
  const openModal = useSelector(selectOpenModal);
  return (
    <AuthScreen title={LOG_IN.title()} text={email ? LOG_IN.saved() : LOG_IN.welcome()} foot={LOG_IN.foot()}>
      <LoginForm email={email} />
      <Suspense>{openModal === 'showLoginModal' && <SessionEndedModal />}</Suspense>
    </AuthScreen>
  );
}
