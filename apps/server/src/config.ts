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

/** All operator settings as typed values. */
export type Config = {
  port: number;
  host: string;
  /** The product's public address, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  /** The file with the key that encrypts stored files. */
  secretKeyFile: string;
  /** If unset, files are stored in `dataDir`. */
  s3?: S3Settings | undefined;
  /** The virus scanner for every file; if unset, files are not scanned. */
  clamav?: ScannerSettings | undefined;
  /** If unset, the embedded database inside `dataDir` is used. */
  databaseUrl?: string | undefined;
  /** If unset, emails are kept for reading in the outbox. */
  smtpUrl?: string | undefined;
  /** Whether the operator allows emails and the mailbox password to be sent without TLS. */
  mailInsecure: boolean;
  mailFrom: { name: string; email: string };
  /** How many emails an organization may send per day; further ones wait until the next day. */
  mailsPerDay: number;
  /** How long a change to a meeting can be undone and its emails are held; with 0 they are sent at once. */
  undoSeconds: number;
  /** The mailbox for answers to invitations; if unset, they are only given by links. */
  mailbox?: ImapSettings | undefined;
  /** The address of a video meeting without a link; `{room}` is replaced by the room's name. */
  videoRooms?: string | undefined;
  /** Whether people may connect calendars that are read repeatedly. */
  feeds: boolean;
  /** Internal hosts allowed for such calendars and for webhooks. */
  feedsAllowHosts: string[];
  webhooksAllowHosts: string[];
  /** Addresses and networks whose X-Forwarded-* headers are trusted; empty for none. */
  trustProxy: string[];
  /** Who may sign up without an invitation. */
  signUp: SignUpTerms;
  /** Zips of resumes are deleted after this many days. */
  deepgazeKeepDays: number;
  /** How many threads read resumes; with none, other servers on the same database do. */
  deepgazeThreads: number;
  /** How many threads answer questions about resumes; each organization uses one at a time. */
  deepgazeQuestionThreads: number;
  /** The language model an organization may enable, if set. */
  deepgazeModel?: ModelSettings | undefined;
  /** Meetings with their candidates, and emails, are deleted after this many days; if unset, they are kept. */
  keepCandidatesDays?: number | undefined;
  keepMailsDays?: number | undefined;
  logLevel: string;
  webDir: string;
  /** The minimum response time of public forms, so that timing reveals nothing about an address. */
  formAnswerMillis: number;
  passwordCost: PasswordCost;
  /** How long a connection may take to send a request's headers, including its first byte. */
  headersMillis: number;
  /** An upload that pauses this long is aborted. */
  uploadIdleMillis: number;
  /** Files are accepted only while the disk has this much free space. */
  filesLeastFreeBytes: number;
  /** The total size of all organizations' files; if unset, the disk is the limit. */
  filesTotalBytes?: number | undefined;
};

/**
 * An OpenAI-compatible endpoint: its address without a trailing slash, the key if required, and the model. Requests
 * time out after `timeoutMillis`, 20 seconds by default.
 */
export type ModelSettings = { url: string; key: string; name: string; timeoutMillis?: number };

/** Why the server does not start: one sentence per invalid setting. */
export class ConfigError extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(`The configuration is wrong:\n${mistakes.map((mistake) => `  - ${mistake}`).join('\n')}`);
    this.name = 'ConfigError';
    this.mistakes = mistakes;
  }
}

/** Reads a setting, or records what is wrong with it. */
type Reader = <T>(name: string, fallback: T, read: (text: string) => T) => T;
type Environment = Readonly<Record<string, string | undefined>>;

const builtWebApp = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Reads the environment and the secret files it names. A ConfigError lists every mistake; empty counts as not set. */
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
    // The bell lists emails from 14 days, and a meeting's links work until 30 days after its end.
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

/** Long enough to read a toast and reach its button. */
const UNDO_SECONDS = 10;

/** What large mailbox providers allow per account; about 400 meetings of three people. */
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
    // With only one, one organization's heavy question would block all others.
    deepgazeQuestionThreads: setting<number>('DEEPGAZE_QUESTION_THREADS', 2, readCount(2, 8)),
    deepgazeModel: url === undefined ? undefined : { url, key, name },
  };
}

/** Leaves one core for requests; each thread takes its own memory. */
const usualThreads = (): number => Math.min(4, Math.max(1, availableParallelism() - 1));

const localUrl = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

function defaultSender(publicUrl: string) {
  const { hostname } = new URL(publicUrl);
  return { name: 'Slotwise', email: `slotwise@${isLoopback(hostname) ? 'localhost' : hostname}` };
}
