import '#ui/theme/all-components.css';
import { LIMITS } from '@slotwise/contract/limits';
import { AuthScreen } from './auth-screen.tsx';
import { RegistrationModal } from './registration-modal.tsx';
import { SignUpOff } from './sign-up-off.tsx';
import { signUpTerms } from './sign-up-terms.model.ts';
import { SignUpForm } from './sign-up.form.tsx';
import { useCoolDown } from './use-cool-down.ts';
import { AUTH } from './auth.texts.ts';

export default function SignUpPage() {
  return signUpTerms().isOpen ? <OpenSignUp /> : <SignUpOff />;
}

function OpenSignUp() {
  const coolDown = useCoolDown(LIMITS.resendCooldownSeconds);
  return (
    <AuthScreen wide title={AUTH.signUp()} text={AUTH.signUpText()}>
      <SignUpForm onSent={coolDown.rearm} />
      <RegistrationModal coolDown={coolDown} />
    </AuthScreen>
  );
}
