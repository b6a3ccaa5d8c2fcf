import { readLanguageModel, switchLanguageModel } from '@slotwise/contract/deepgaze/language-model.endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

const MODEL = { url: 'http://127.0.0.1:9/v1', key: 'sk-canary-key', name: 'small-model' };

let app: TestApp;
let admin: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  app = await startTestApp({ config: { deepgazeModel: MODEL } });
  admin = await app.signUp('Northbridge Talent');
  stranger = await app.signUp('Globex Search');
});
afterAll(() => app.stop());

const read = async (as: TestUser) => (await app.call(readLanguageModel, {}, as)).data;
const change = (body: { isOn: boolean; hasReadNotice?: boolean }) =>
  app.call(switchLanguageModel, { body }, admin);

describe('the help of a language model', () => {
  test('is off until an administrator who has read the notice switches it on, only for their organization', async () => {
    expect(await read(admin)).toEqual({
      isConfigured: true,
      host: '127.0.0.1:9',
      model: 'small-model',
      isLocal: true,
      isOn: false,
      changedAt: null,
      changedBy: '',
    });
    expect(await change({ isOn: true })).toMatchObject({ httpStatus: 400, code: 'VALIDATION_FAILED' });
    expect(await change({ isOn: true, hasReadNotice: false })).toMatchObject({ httpStatus: 400 });
    const on = await change({ isOn: true, hasReadNotice: true });
    expect(on.data).toMatchObject({
      isOn: true,
      changedAt: '2026-03-02T09:00:00.000Z',
      changedBy: 'Ananya Rao',
    });
    expect(await read(admin)).toEqual(on.data);
    expect(await read(stranger)).toMatchObject({ isOn: false, changedBy: '' });
    expect((await change({ isOn: false })).data).toMatchObject({ isOn: false });
  });

  test('never shows the operator’s key', async () => {
    expect(JSON.stringify(await read(admin))).not.toContain(MODEL.key);
    expect(app.logged.join('')).not.toContain(MODEL.key);
  });
});

test('without an operator’s model there is nothing to switch on', async () => {
  const bare = await startTestApp();
  try {
    const owner = await bare.signUp('Bare Search');
    expect((await bare.call(readLanguageModel, {}, owner)).data).toMatchObject({
      isConfigured: false,
      host: '',
      isOn: false,
    });
    const body = { isOn: true, hasReadNotice: true };
    expect(await bare.call(switchLanguageModel, { body }, owner)).toMatchObject({ httpStatus: 409 });
  } finally {
    await bare.stop();
  }
});
