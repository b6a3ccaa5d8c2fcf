import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that may contain a password or key, each of which can be read from a file, as in `DATABASE_URL_FILE`. */
const SECRET_SETTINGS = ['DATABASE_URL', 'FILES_URL', 'SMTP_URL', 'IMAP_URL', 'DEEPGAZE_MODEL_KEY'];

/**
 * Replaces settings that name a file with the file's content. Returns the settings, and a sentence for each unusable
 * file; none repeats a file's content.
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
