import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { outcome } from '../envelope.ts';
import {
  addressSchema,
  credentialsSchema,
  mailOutcome,
  newPasswordSchema,
  PASSWORD_MODES,
  registrationSchema,
  sessionSchema,
} from './auth.schema.ts';

export const authenticate = defineEndpoint({
  method: 'POST',
  path: '/authenticate',
  access: 'public',
  summary: 'Log in with email address and password',
  body: credentialsSchema,
  response: sessionSchema,
});

export const register = defineEndpoint({
  method: 'POST',
  path: '/recruiter/registration',
  access: 'public',
  summary: 'Sign up a new organization with its first administrator',
  successStatus: 201,
  body: registrationSchema,
  response: mailOutcome,
});

export const resendVerification = defineEndpoint({
  method: 'POST',
  path: '/recruiter/resendverification',
  access: 'public',
  summary: 'Resend the verification link',
  body: addressSchema,
  response: mailOutcome,
});

export const requestPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/recruiter/resetpassword',
  access: 'public',
  summary: 'Email a link to choose a new password',
  body: addressSchema,
  response: mailOutcome,
});

export const setPassword = defineEndpoint({
  method: 'POST',
  path: '/recruiter/setpassword',
  access: 'public',
  summary: 'Set the password with the token from an emailed link',
  body: newPasswordSchema,
  response: z.object({
    status: z.literal('success'),
    message: z.array(z.string()),
    email: z.string(),
    mode: z.enum(PASSWORD_MODES),
  }),
});

export const logOut = defineEndpoint({
  method: 'POST',
  path: '/recruiter/logout',
  access: 'signed-in',
  summary: 'End the session on the server',
  response: outcome,
});
