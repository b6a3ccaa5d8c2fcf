import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectOpenModal } from '#state/app-loader.slice.ts';
import { AuthScreen } from './auth-screen.tsx';
import { LoginForm } from './login.form.tsx';

const SessionEndedModal = lazy(async () => ({
  default: (await import('./session-ended-modal.tsx')).SessionEndedModal,
}));

export default function LoginPage() {
  const openModal = useSelector(selectOpenModal);
  return (
    <AuthScreen
      title="Log in"
      text="Your interviews, panelists and candidates are where you left them."
      foot="You stay logged in until this tab closes."
    >
      <LoginForm />
      <Suspense>{openModal === 'showLoginModal' && <SessionEndedModal />}</Suspense>
    </AuthScreen>
  );
}
