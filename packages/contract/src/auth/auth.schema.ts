import * as z from 'zod/mini';
import {
  countryCodeField,
  emailField,
  passwordField,
  phoneField,
  requiredText,
  startViewField,
} from '../fields.ts';
import { outcome } from '../envelope.ts';
import { LIMITS } from '../limits.ts';
import { MAIL_WAYS } from '../notifications/mail-way.schema.ts';
import { ROLES } from '../permissions.ts';

/** The log-in form; `username` is the email address. */
export const credentialsSchema = z.object({
  username: emailField('Mail Address', 'Invalid Email Address'),
  password: z
    .string({ error: 'Password is required' })
    .check(
      z.minLength(1, { error: 'Password is required' }),
      z.maxLength(LIMITS.passwordMaxLength, { error: 'Email or password is incorrect' }),
    ),
});
export type Credentials = z.infer<typeof credentialsSchema>;

/** The session that a log-in returns; `token` is the bearer token for later requests. */
export const sessionSchema = z.object({
  status: z.literal('success'),
  code: z.literal('OK'),
  message: z.array(z.string()),
  token: z.string(),
  vendorId: z.string(),
  userId: z.string(),
  role: z.enum(ROLES),
  displayName: z.string(),
  email: z.string(),
  vendorName: z.string(),
  startView: startViewField,
  expiresAt: z.string(),
});
export type SignedIn = z.infer<typeof sessionSchema>;

/** The sign-up form. Any other field a client sends (`vendorId`, `userId`, `role`) is dropped. */
export const registrationSchema = z.object({
  firstName: requiredText('First Name', 100),
  lastName: requiredText('Last Name', 100),
  displayName: requiredText('Display Name', 100),
  organization: requiredText('Organization Name').check(
    z.minLength(LIMITS.organizationMinLength, {
      error: `Organization name must be at least ${LIMITS.organizationMinLength} characters long`,
    }),
  ),
  designation: requiredText('Designation', 100),
  location: requiredText('Location', 100),
  email: emailField('Email', 'Invalid email address'),
  phone: phoneField('Mobile number'),
  phoneCountry: z.optional(countryCodeField),
  timeZone: z.optional(z.string().check(z.maxLength(64))),
});
export type Registration = z.input<typeof registrationSchema>;

/** The single field of every form that triggers an email. */
export const addressSchema = z.object({ email: emailField('Email', 'Invalid email address') });

/** The response of those forms, with what happened to the email, if any. It is the same for every address. */
export const mailOutcome = z.extend(outcome, { mailWay: z.enum(MAIL_WAYS) });
export type MailOutcome = z.infer<typeof mailOutcome>;

/** The token from a mailed link and the password its holder chose. */
export const newPasswordSchema = z.object({
  token: z.string().check(z.minLength(20, { error: 'The link is incomplete' }), z.maxLength(200)),
  password: passwordField,
});

/** The kinds of mailed links: for a new account, a forgotten password, an invited person. */
export const PASSWORD_MODES = ['verify', 'reset', 'invite'] as const;
export type PasswordMode = (typeof PASSWORD_MODES)[number];
