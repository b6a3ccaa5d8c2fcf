import { EVERYONE, readAllowed } from '#engines/scheduling/allowances.ts';
import type { Allowed } from '#engines/scheduling/scheduling-request.ts';
import { invalidField } from '#lib/app-error.ts';
import { splitList } from '#lib/text/split-list.ts';

/** Reads which constraints are waived. Anyone not among the question's `keys` is refused, and never looked up. */
export const readAllowances = (text: string | undefined, keys: ReadonlySet<string>): Allowed[] =>
  splitList(text).map((token) => {
    const allowed = readAllowed(token);
    if (!allowed)
      throw refusal(
        token,
        'is none of those that the proposed changes name, such as EARLIER:*:30 or NOTICE:<id>',
      );
    const { who } = allowed;
    if (who !== EVERYONE && !keys.has(who)) throw refusal(token, 'names no one of this question');
    return allowed;
  });

const refusal = (token: string, what: string) =>
  invalidField('allow', `The allowance ${token.slice(0, 80)} ${what}`);
