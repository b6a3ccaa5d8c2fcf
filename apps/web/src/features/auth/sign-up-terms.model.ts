import { readSignUpTerms, SIGN_UP_META, type SignUpTerms } from '@slotwise/contract/auth/auth.rules';

/** Who may sign up here, as stated in the page; everyone if it states nothing. */
export const signUpTerms = (): SignUpTerms =>
  readSignUpTerms(document.querySelector<HTMLMetaElement>(`meta[name="${SIGN_UP_META}"]`)?.content ?? '');
