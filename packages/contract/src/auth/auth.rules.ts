/** Who may sign up at this server: no one, addresses at these domains, or everyone if the list is empty. */
export type SignUpTerms = { isOpen: boolean; domains: readonly string[] };

/** The `<meta>` name under which the server writes its terms into the page, which saves the first screens a request. */
export const SIGN_UP_META = 'sign-up';
const OFF = 'off';

/** The terms as text for the page; empty if everyone may sign up. */
export const writeSignUpTerms = ({ isOpen, domains }: SignUpTerms): string =>
  isOpen ? domains.join(', ') : OFF;

/** Parses that text. */
export const readSignUpTerms = (text: string): SignUpTerms => ({
  isOpen: text !== OFF,
  domains: text === '' || text === OFF ? [] : text.split(', '),
});

/** True if an address is at exactly one of the domains; subdomains do not count. */
export const maySignUp = (email: string, domains: readonly string[]): boolean =>
  domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());

/** 'example.com or example.org'. */
export const listDomains = (domains: readonly string[]): string =>
  [domains.slice(0, -1).join(', '), domains.at(-1)].filter(Boolean).join(' or ');
