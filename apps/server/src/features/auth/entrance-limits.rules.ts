import { toNetwork } from '#lib/to-network.ts';
import { type Limit, MINUTE, HOUR, buildKey, windowed } from './limits.rules.ts';

/** One visitor: an IPv4 address, or a /64, the IPv6 range of a single household or server. */
function visitorAt(ip: string): string {
  const network = toNetwork(ip);
  return network.endsWith('/64') ? network : ip.replace(/^::ffff:/i, '');
}

/** Five wrong passwords for one account from one network; then a pause that doubles from one second to a minute. */
export const loginPairLimit = (email: string, ip: string): Limit => ({
  key: buildKey('login-pair', email, toNetwork(ip)),
  limit: 5,
  windowSeconds: 15 * MINUTE,
  blockSeconds: (failures) => Math.min(MINUTE, 2 ** (failures - 5)),
});

/**
 * Twenty wrong passwords for one account from anywhere within a quarter of an hour, then a pause of the same length.
 */
export const loginAccountLimit = (email: string): Limit => ({
  key: buildKey('login-account', email),
  limit: 20,
  windowSeconds: 15 * MINUTE,
  blockSeconds: () => 15 * MINUTE,
});

export const loginAddressLimit = (ip: string): Limit =>
  windowed(buildKey('login-ip', visitorAt(ip)), 30, 5 * MINUTE);

export const linkAddressLimit = (ip: string): Limit =>
  windowed(buildKey('link-ip', visitorAt(ip)), 30, 5 * MINUTE);

/** Five wrong current passwords by someone who is logged in and wants a new one. */
export const passwordChangeLimit = (userId: string): Limit =>
  windowed(buildKey('password', userId), 5, 15 * MINUTE);

/** The forms that send mail to an address not yet known to be the sender's. */
export type MailForm = 'sign-up' | 'reset' | 'new-address';

/** Three mails an hour to one address per form, across all senders; no form uses up another's allowance. */
export const mailAddressLimit = (form: MailForm, email: string): Limit =>
  windowed(buildKey('mail-to', form, email), 3, HOUR);

export const mailSenderLimit = (ip: string): Limit => windowed(buildKey('mail-ip', visitorAt(ip)), 30, HOUR);

export const resendPauseLimit = (email: string, seconds: number): Limit =>
  windowed(buildKey('resend', email), 1, seconds);

/** One reminder an hour to someone who logs in before verifying; no public answer depends on its count. */
export const reminderLimit = (email: string): Limit => windowed(buildKey('remind', email), 1, HOUR);

/** Marks a network from which an account was logged in to, so that strangers' guesses do not lock its owner out. */
export const knownNetworkKey = (email: string, ip: string): string =>
  buildKey(KNOWN_NETWORK, email, toNetwork(ip));

/** The prefix of these marks. */
export const KNOWN_NETWORK = 'known-network';

/** How long a network stays known after the last log-in from it. */
export const KNOWN_NETWORK_DAYS = 30;
