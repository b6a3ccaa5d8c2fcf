import { LIMITS } from '@slotwise/contract/limits';
import { Check, Circle } from 'lucide-react';
import { AUTH } from './auth.texts.ts';
import classes from './auth-form.module.css';

const { passwordMinLength: MIN, passwordMaxLength: MAX } = LIMITS;

const rulesFor = (password: string, confirmation: string) => [
  {
    text: AUTH.minLength({ min: MIN }),
    isKept: password.length >= MIN && password.length <= MAX,
  },
  { text: AUTH.match(), isKept: password !== '' && password === confirmation },
];

/** The password rules, each checked off as soon as it is met. */
export function PasswordRules({ password, confirmation }: { password: string; confirmation: string }) {
  return (
    <ul className="stack gap-2xs small" aria-label={AUTH.rules()}>
      {rulesFor(password, confirmation).map(({ text, isKept }) => {
        const Icon = isKept ? Check : Circle;
        return (
          <li key={text} className={classes.rule} data-kept={isKept || undefined}>
            <Icon size={14} role="img" aria-label={isKept ? AUTH.kept() : AUTH.notKept()} />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
