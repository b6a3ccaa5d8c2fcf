/** Questions that match no one. */
import { noOne, ofKind } from '../expectations.mjs';

export const questions = ofKind('nothing', {
  1: [
    'anyone who knows Fortran?',
    'COBOL and Erlang developers',
    'email of Harry Pottinger',
    'phone of Zubin Wadia',
    'who worked at NASA',
    'candidates in Tokyo',
    'pilots',
    'who studied at Harvard',
    'notice period of Robert Smithson',
    'dentist',
    'Does anyone speak Japanese?',
    'people with 40+ years of experience',
    'astronaut with Rust',
    'underwater welder',
  ].map(noOne),
  2: [
    'anyone with Haskell',
    'people in Sydney',
    'ex Google',
    'phone of Jane Doe',
    'Oxford graduates',
    'veterinarian',
    'Elixir developers',
    'who speaks Korean',
    'candidates with 50 years of experience',
    'chefs',
  ].map(noOne),
  4: [
    'Ruby developers',
    'who worked at Tesla',
    'people in Canada',
    'email of Winston Brewer',
    'does anyone know Mandarin',
    'pharmacists',
    'who studied at MIT',
    'notice 120 days',
  ].map(noOne),
});
