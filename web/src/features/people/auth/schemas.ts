import * as z from 'zod/mini';
import { PASSWORD_MIN } from '#game/airline/user.ts';

const required = z.string().check(z.minLength(1));
const newPassword = z.string().check(z.minLength(PASSWORD_MIN));

export const signInSchema = z.object({ email: required, password: required });

/** The server checks that the two passwords match. */
export const signUpSchema = z.object({
  email: z.email(),
  password: newPassword,
  passwordConfirm: newPassword,
});

export const passwordResetRequestSchema = z.object({ email: z.email() });
export const passwordResetSchema = z.object({ password: newPassword, passwordConfirm: newPassword });
export const emailChangeSchema = z.object({ password: required });
