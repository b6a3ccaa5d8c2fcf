import { expect, test } from 'vitest';
import { forgetAct, linkIn } from './token-in-fragment.ts';

const TOKEN = `pl_${'a'.repeat(43)}`;

test('only a complete token in the fragment opens anything', () => {
  expect(linkIn(`#${TOKEN}`).token).toBe(TOKEN);
  expect(linkIn('#pl_short').token).toBe('');
  expect(linkIn(`#${TOKEN}&x=<script>`).token).toBe('');
});

test('an action chosen in the mail follows the token, and nothing else may', () => {
  expect(linkIn(`#${TOKEN}&do=accept`)).toEqual({ token: TOKEN, act: 'accept' });
  expect(linkIn(`#${TOKEN}&do=<b>`)).toEqual({ token: '', act: '' });
  history.replaceState(null, '', `#${TOKEN}&do=accept`);
  forgetAct();
  expect(location.hash).toBe(`#${TOKEN}`);
  history.replaceState(null, '', '#');
});
