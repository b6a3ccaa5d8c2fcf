import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** What may hold a password or a key, so that each may stand in a file of its own, as `DATABASE_URL_FILE` names one. */
const SECRET_SETTINGS = ['DATABASE_URL', 'FILES_URL', 'SMTP_URL', 'IMAP_URL', 'DEEPGAZE_MODEL_KEY'];

/**
 * Puts what lies in the named files in the place of their settings. Answers the settings, and a sentence for each file
 * that cannot be used; none repeats what a file holds.
 */
export function readSecretFiles(env: Environment): { env: Environment; mistakes: string[] } {
  const found: Record<string, string> = {};
  const mistakes: string[] = [];
  for (const name of SECRET_SETTINGS) {
    const path = env[`${name}_FILE`]?.trim();
    if (!path) continue;
    const [text, mistake] = env[name]?.trim()
      ? ['', `is set, and so is ${name}: set one of them`]
      : read(path);
    if (mistake) mistakes.push(`${name}_FILE ${mistake}`);
    else found[name] = text;
  }
  return { env: { ...env, ...found }, mistakes };
}

function read(path: string): [text: string, mistake: string] {
  try {
    const text = readFileSync(path, 'utf8').trim();
    return [text, text ? '' : `names ${path}, which is empty`];
  } catch (error) {
    return ['', `names ${path}, which cannot be read: ${(error as NodeJS.ErrnoException).code ?? 'unknown'}`];
  }
}
