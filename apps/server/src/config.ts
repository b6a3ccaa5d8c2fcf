import type { SignUpTerms } from '@slotwise/contract/auth/auth.rules';
import { LIMITS } from '@slotwise/contract/limits';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PASSWORD_COST, type PasswordCost } from '#lib/secrets/password-hash.ts';
import { readImapUrl, type ImapSettings } from '#lib/settings/read-imap-url.ts';
import { readSecretFiles } from '#lib/settings/read-secret-files.ts';
import { readS3Url, type S3Settings } from '#lib/settings/read-s3-url.ts';
import type { ScannerSettings } from '#lib/clients/virus-scanner.ts';
import {
  isLoopback,
  readCount,
  readDomains,
  readHosts,
  readLogLevel,
  readMailbox,
  readPort,
  readRooms,
  readSize,
  readSwitch,
  readTcpUrl,
  readTrustedProxies,
  readUrl,
} from '#lib/settings/read-setting.ts';

/** Everything the operator may set, as typed values. */
export type Config = {
  port: number;
  host: string;
  /** Where people reach the product, without a slash at its end. */
  publicUrl: string;
  dataDir: string;
  /** Where the key lies that files are sealed with. */
  secretKeyFile: string;
  /** Without one files lie in `dataDir`. */
  s3?: S3Settings | undefined;
  /** The virus scanner that every file passes; without one none is asked. */
  clamav?: ScannerSettings | undefined;
  /** Without one the embedded database inside `dataDir` is used. */
  databaseUrl?: string | undefined;
  /** Without one mails are kept to be read in the outbox. */
  smtpUrl?: string | undefined;
  /** Whether mails and the password of the mailbox may cross the network without TLS, as the operator says. */
  mailInsecure: boolean;
  mailFrom: { name: string; email: string };
  /** So many mails may one organization send within a day; those above wait until the next. */
  mailsPerDay: number;
  /** So long someone may undo what they did to a meeting, and the mails about it wait; with 0 they leave at once. */
  undoSeconds: number;
  /** The mailbox that answers to invitations come to; without one they are given by links alone. */
  mailbox?: ImapSettings | undefined;
  /** The address that a video meeting without a link gets, with `{room}` where the name of its room goes. */
  videoRooms?: string | undefined;
  /** Whether people may connect calendars that are read again and again. */
  feeds: boolean;
  /** Hosts inside the own network that such calendars, and webhooks, may be on. */
  feedsAllowHosts: string[];
  webhooksAllowHosts: string[];
  /** Addresses and networks whose X-Forwarded-* headers are believed; empty: no one's. */
  trustProxy: string[];
  /** Who may sign up without an invitation. */
  signUp: SignUpTerms;
  /** Zips of resumes are deleted after so many days. */
  deepgazeKeepDays: number;
  /** How many threads read resumes; with none, other servers of the same database do. */
  deepgazeThreads: number;
  /** How many threads answer questions about resumes, of each organization one at a time. */
  deepgazeQuestionThreads: number;
  /** The language model that an organization may let help; without one there is none. */
  deepgazeModel?: ModelSettings | undefined;
  /** Meetings with their candidates, and mails, are deleted after so many days; without a number they stay. */
  keepCandidatesDays?: number | undefined;
  keepMailsDays?: number | undefined;
  logLevel: string;
  webDir: string;
  /** Public forms answer no sooner than this, so that the time tells nothing about an address. */
  formAnswerMillis: number;
  passwordCost: PasswordCost;
  /** A connection has so long to send the headers of a request, and its first byte. */
  headersMillis: number;
  /** An upload that pauses for so long is given up. */
  uploadIdleMillis: number;
  /** Files are taken in only while the disk has as much free as this. */
  filesLeastFreeBytes: number;
  /** What the files of all organizations may take together; without it as much as the disk has. */
  filesTotalBytes?: number | undefined;
};

/**
 * An OpenAI-compatible endpoint: its address without a slash at the end, the key where it wants one, and the model. It is
 * given up after `timeoutMillis`, 20 seconds unless set.
 */
export type ModelSettings = { url: string; key: string; name: string; timeoutMillis?: number };

/** Why the server does not start: every wrong setting with one sentence. */
export class ConfigError extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(`The configuration is wrong:\n${mistakes.map((mistake) => `  - ${mistake}`).join('\n')}`);
    this.name = 'ConfigError';
    this.mistakes = mistakes;
  }
}

/** Reads a setting, or notes what is wrong with it. */
type Reader = <T>(name: string, fallback: T, read: (text: string) => T) => T;
type Environment = Readonly<Record<string, string | undefined>>;

const builtWebApp = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Reads the environment and the secret files that it names. A ConfigError lists every mistake; empty counts as not set. */
export function readConfig(given: Environment): Config {
  const { env, mistakes } = readSecretFiles(given);
  const setting: Reader = (name, fallback, read) => {
    const text = env[name]?.trim();
    if (!text) return fallback;
    try {
      return read(text);
    } catch (error) {
      mistakes.push(`${name} ${error instanceof Error ? error.message : 'is wrong'}`);
      return fallback;
    }
  };
  const host = setting('HOST', '127.0.0.1', asIs);
  const port = setting('PORT', 3000, readPort);
  const publicUrl = setting('PUBLIC_URL', localUrl(host, port), readUrl('http:', 'https:'));
  const dataDir = setting('DATA_DIR', join(process.cwd(), 'data'), asIs);
  const config: Config = {
    host,
    port,
    publicUrl,
    dataDir,
    ...readFiles(setting, dataDir),
    databaseUrl: setting('DATABASE_URL', undefined, readUrl('postgres:', 'postgresql:')),
    ...readMail(setting, publicUrl),
    videoRooms: setting('VIDEO_ROOMS', undefined, readRooms),
    feeds: setting('FEEDS', true, readSwitch),
    feedsAllowHosts: setting('FEEDS_ALLOW_HOSTS', [], readHosts),
    webhooksAllowHosts: setting('WEBHOOKS_ALLOW_HOSTS', [], readHosts),
    trustProxy: setting('TRUST_PROXY', [], readTrustedProxies),
    signUp: {
      isOpen: setting('SIGN_UP', true, readSwitch),
      domains: setting('SIGN_UP_DOMAINS', [], readDomains),
    },
    ...readDeepgaze(setting),
    // The bell lists mails of 14 days, and links of a meeting are open until 30 days after its end.
    keepCandidatesDays: setting('KEEP_CANDIDATES_DAYS', undefined, readCount(30, 36_500)),
    keepMailsDays: setting('KEEP_MAILS_DAYS', undefined, readCount(30, 36_500)),
    logLevel: setting('LOG_LEVEL', 'info', readLogLevel),
    webDir: builtWebApp,
    formAnswerMillis: 200,
    passwordCost: PASSWORD_COST,
    headersMillis: 15_000,
    uploadIdleMillis: 30_000,
  };
  if (config.deepgazeModel?.name === '')
    mistakes.push('DEEPGAZE_MODEL has to name the model of DEEPGAZE_MODEL_URL');
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return config;
}

/** Long enough to read what a toast says and to reach its button. */
const UNDO_SECONDS = 10;

/** What large providers of mailboxes let one account send; some 400 meetings of three people. */
const MAILS_PER_DAY = 2000;

const asIs = (text: string): string => text;

const readMail = (
  setting: Reader,
  publicUrl: string,
): Pick<Config, 'smtpUrl' | 'mailInsecure' | 'mailFrom' | 'mailsPerDay' | 'mailbox' | 'undoSeconds'> => ({
  smtpUrl: setting('SMTP_URL', undefined, readUrl('smtp:', 'smtps:')),
  mailInsecure: setting('MAIL_INSECURE', false, readSwitch),
  mailFrom: setting('MAIL_FROM', defaultSender(publicUrl), readMailbox),
  mailsPerDay: setting<number>('MAILS_PER_DAY', MAILS_PER_DAY, readCount(1, 10_000_000)),
  mailbox: setting('IMAP_URL', undefined, readImapUrl),
  undoSeconds: setting<number>('UNDO_SECONDS', UNDO_SECONDS, readCount(0, 60)),
});

const readFiles = (
  setting: Reader,
  dataDir: string,
): Pick<Config, 'secretKeyFile' | 's3' | 'clamav' | 'filesLeastFreeBytes' | 'filesTotalBytes'> => ({
  secretKeyFile: setting('SECRET_KEY_FILE', join(dataDir, 'secret.key'), asIs),
  s3: setting('FILES_URL', undefined, readS3Url),
  clamav: setting('CLAMAV_URL', undefined, readTcpUrl(3310)),
  filesLeastFreeBytes: 256 * 1024 * 1024,
  filesTotalBytes: setting('FILES_TOTAL', undefined, readSize),
});

function readDeepgaze(
  setting: Reader,
): Pick<Config, 'deepgazeKeepDays' | 'deepgazeThreads' | 'deepgazeQuestionThreads' | 'deepgazeModel'> {
  const url = setting<string | undefined>('DEEPGAZE_MODEL_URL', undefined, readUrl('http:', 'https:'));
  const name = setting('DEEPGAZE_MODEL', '', asIs);
  const key = setting('DEEPGAZE_MODEL_KEY', '', asIs);
  return {
    deepgazeKeepDays: setting<number>('DEEPGAZE_KEEP_DAYS', LIMITS.zipKeepDays, readCount(1, 3650)),
    deepgazeThreads: setting('DEEPGAZE_THREADS', usualThreads(), readCount(0, 32)),
    // With one alone, a heavy question of one organization would be waited for by all others.
    deepgazeQuestionThreads: setting<number>('DEEPGAZE_QUESTION_THREADS', 2, readCount(2, 8)),
    deepgazeModel: url === undefined ? undefined : { url, key, name },
  };
}

/** One core is left for requests, and each thread takes memory of its own. */
const usualThreads = (): number => Math.min(4, Math.max(1, availableParallelism() - 1));

const localUrl = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

function defaultSender(publicUrl: string) {
  const { hostname } = new URL(publicUrl);
  return { name: 'Slotwise', email: `slotwise@${isLoopback(hostname) ? 'localhost' : hostname}` };
}
