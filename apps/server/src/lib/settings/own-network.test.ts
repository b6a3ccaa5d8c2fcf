import { expect, test } from 'vitest';
import { isInOwnNetwork } from './own-network.ts';

test.each([
  'localhost',
  '127.0.0.1',
  '[::1]',
  '10.1.2.3',
  '192.168.1.9',
  '172.20.0.2',
  '[fd00::5]',
  '169.254.1.1',
  '[::ffff:10.0.0.1]',
  'ollama',
  'model.local',
  'model.internal',
  'host.docker.internal',
  'box.lan',
  'box.home.arpa',
  'LOCALHOST',
  'a.localhost.',
])('%s is in the local network', (host) => {
  expect(isInOwnNetwork(host)).toBe(true);
});

test.each([
  'api.example.com',
  '8.8.8.8',
  '[2001:4860:4860::8888]',
  'local.example',
  'localhost.example',
  'mylocal.net',
  '172.32.0.1',
])('%s is outside', (host) => {
  expect(isInOwnNetwork(host)).toBe(false);
});
