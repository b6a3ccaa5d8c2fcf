/** Who may sign up at this server: no one, or addresses at these domains; everyone where there are none. */
export type SignUpTerms = { isOpen: boolean; domains: readonly string[] };

/** The name under which the server writes its terms into the page, so that the first screens need not ask. */
export const SIGN_UP_META = 'sign-up';
const OFF = 'off';

/** The terms as text, for the page; empty where everyone may sign up. */
export const writeSignUpTerms = ({ isOpen, domains }: SignUpTerms): string =>
  isOpen ? domains.join(', ') : OFF;

/** Reads them back. */
export const readSignUpTerms = (text: string): SignUpTerms => ({
  isOpen: text !== OFF,
  domains: text === '' || text === OFF ? [] : text.split(', '),
});

/** Whether an address is at one of the domains, exactly: a domain does not speak for those below it. */
export const maySignUp = (email: string, domains: readonly string[]): boolean =>
  domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());

/** 'example.com or example.org'. */
export const listDomains = (domains: readonly string[]): string =>
  [domains.slice(0, -1).join(', '), domains.at(-1)].filter(Boolean).join(' or ');
