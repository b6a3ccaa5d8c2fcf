import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectOpenModal } from '#state/app-loader.slice.ts';
import { AuthScreen } from './auth-screen.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { ExpiredLink } from './expired-link.tsx';
import type { MailedLink } from './kept-link.model.ts';
import { NewPasswordForm } from './new-password.form.tsx';

import { ResetPasswordForm } from './reset-password.form.tsx';
import { useLinkToken } from './use-link-token.ts';
import { AUTH, PASSWORD_WORDS } from './auth.texts.ts';

const ResetSentModal = lazy(async () => ({
  default: (await import('./reset-sent-modal.tsx')).ResetSentModal,
}));

/** Without a mailed link, the form that requests one; with a link, the form it opens. */
export default function ResetPasswordPage() {
  const { link, dropLink } = useLinkToken();
  return link ? <LinkScreen key={link.token} link={link} onGiveUp={dropLink} /> : <AddressScreen />;
}

function AddressScreen() {
  const openModal = useSelector(selectOpenModal);
  return (
    <AuthScreen title={AUTH.resetTitle()} text={AUTH.resetText()}>
      <ResetPasswordForm />
      <Suspense>{openModal === 'showRestPasswordModal' && <ResetSentModal />}</Suspense>
    </AuthScreen>
  );
}

function LinkScreen({ link, onGiveUp }: { link: MailedLink; onGiveUp: () => void }) {
  const [isExpired, setExpired] = useState(false);
  if (isExpired) return <ExpiredLink mode={link.mode} onAskForReset={onGiveUp} />;
  const { mode, token } = link;
  const expire = () => setExpired(true);
  if (mode === 'email') return <ConfirmEmail token={token} onExpired={expire} />;
  const words = PASSWORD_WORDS[mode];
  return (
    <AuthScreen title={words.title()} text={words.text()}>
      <NewPasswordForm token={token} act={words.act()} onExpired={expire} />
    </AuthScreen>
  );
}
