import type { Letter } from './letter.ts';

/** The emails that players get, each with the page that its link opens. */
export const LETTERS = {
  verification: {
    path: '/verify',
    subject: 'Confirm your email address',
    reason: 'Welcome to Airline Manager. Please confirm that this email address is yours.',
    action: 'Confirm email address',
    note: 'The link works for one day. If you did not sign up, ignore this mail and nothing happens.',
  },
  'email-change': {
    path: '/confirm-email-change',
    subject: 'Confirm your new email address',
    reason: 'You asked to use this email address for your account at Airline Manager from now on.',
    action: 'Use this address',
    note: 'The link works for half an hour and asks for your password. If you did not ask for it, ignore this mail and the old address stays.',
  },
  'password-reset': {
    path: '/reset-password',
    subject: 'Choose a new password',
    reason: 'Someone, hopefully you, asked for a new password for your account at Airline Manager.',
    action: 'Choose a new password',
    note: 'The link works for half an hour. If it was not you, ignore this mail and your password stays as it is.',
  },
  reminder: {
    path: '/',
    subject: 'Your airline is waiting for you',
    reason: 'Some decisions wait for you in Airline Manager.',
    action: 'Open Airline Manager',
    note: 'You get at most one such email per day, and one when your airline becomes insolvent. To stop them, sign in, open your account page and turn off “Email me when decisions wait” under Preferences.',
  },
} as const satisfies Record<string, Letter & { path: string }>;

export type LetterName = keyof typeof LETTERS;
