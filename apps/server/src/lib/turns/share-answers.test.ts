import { expect, test } from 'vitest';
import { shareAnswers } from './share-answers.ts';

test('callers during a pending answer share the next one, which starts after they asked', async () => {
  const begun: PromiseWithResolvers<string>[] = [];
  const ask = shareAnswers(() => {
    const answer = Promise.withResolvers<string>();
    begun.push(answer);
    return answer.promise;
  });
  const first = ask('who');
  const [second, third] = [ask('who'), ask('who')];
  const other = ask('what');
  expect(begun).toHaveLength(2);
  begun[1]?.resolve('of another question');
  await expect(other).resolves.toBe('of another question');
  begun[0]?.reject(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await expect.poll(() => begun.length).toBe(3);
  begun[2]?.resolve('later');
  await expect(Promise.all([second, third])).resolves.toEqual(['later', 'later']);
  void ask('who');
  expect(begun).toHaveLength(4);
});
