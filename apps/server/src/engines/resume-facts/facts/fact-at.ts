import type { Stretch } from '../../resume-texts/text/resume-text.ts';
import { valueAt } from '../lines/lines.ts';
import { toNorm } from './norms.ts';
import type { Fact } from './facts.ts';

/** The fact of a kind at a stretch of the text, with the norm of its words. See Fact for `source`. */
export function factAt(
  kind: Fact['kind'],
  text: string,
  { start, end }: Stretch,
  source: Pick<Fact, 'rule' | 'confidence'>,
): Fact {
  const value = valueAt(text, { start, end });
  return { kind, value, norm: toNorm(kind, value), start, end, ...source };
}
