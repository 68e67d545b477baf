import * as z from 'zod/mini';
import { airlineNameSchema } from '#game/airline/airline.ts';
import { PASSWORD_MIN, usernameSchema } from '#game/airline/user.ts';

const required = z.string().check(z.minLength(1));
const newPassword = z.string().check(z.minLength(PASSWORD_MIN));

export const usernameFormSchema = z.object({ username: usernameSchema });
export const emailFormSchema = z.object({ newEmail: z.email() });

/** The server checks that the new passwords match and that the old one is correct. */
export const passwordFormSchema = z.object({
  oldPassword: required,
  password: newPassword,
  passwordConfirm: newPassword,
});

export const identityFormSchema = z.object({ name: airlineNameSchema });
