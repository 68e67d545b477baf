import type { Page } from 'playwright';
import type { Step } from './step.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function fillSignUp(page: Page, email: string, password: string, repeat: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(repeat);
  await press(page, 'Continue');
}

/** Screens before sign-in, and screens for something missing. */
export const VISITOR_STEPS: readonly Step[] = [
  { name: 'sign-in', as: 'visitor', path: '/signin/' },
  { name: 'sign-in-required', as: 'visitor', path: '/signin/', act: (page) => press(page, 'Sign In') },
  {
    name: 'sign-in-refused',
    as: 'visitor',
    path: '/signin/',
    act: async (page, { viewer }) => {
      await page.getByLabel('Email').fill(viewer.email);
      await page.getByLabel('Password', { exact: true }).fill('a wrong guess');
      await press(page, 'Sign In');
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'sign-up', as: 'visitor', path: '/signup/' },
  {
    name: 'sign-up-invalid',
    as: 'visitor',
    path: '/signup/',
    act: (page) => fillSignUp(page, 'not an address', 'short', ''),
  },
  {
    name: 'sign-up-refused',
    as: 'visitor',
    path: '/signup/',
    act: async (page, { viewer }) => {
      await fillSignUp(page, viewer.email, 'one-password', 'another-password');
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'reset-password', as: 'visitor', path: '/reset-password/' },
  {
    name: 'verify-good',
    as: 'newcomer',
    path: '/verify',
    act: async (page, { link }) => {
      await page.goto(await link('/verify'));
      await page.getByRole('heading', { name: 'Account Verified' }).waitFor();
    },
  },
  {
    name: 'verify-bad',
    as: 'visitor',
    path: '/verify?token=nonsense',
    act: (page) => page.getByRole('heading', { name: 'Verification Error' }).waitFor(),
  },
  { name: 'confirm-email-change', as: 'visitor', path: '/confirm-email-change/?token=some' },
  { name: 'error-404', as: 'visitor', path: '/nothing/here/' },
  { name: 'error-403', as: 'founder', path: '/route/nothing/' },
  {
    name: 'error-fallback',
    as: 'founder',
    path: '/operations/',
    act: async (page, { phone }) => {
      // A page whose code fails to load.
      await page.route('**/assets/staff-page-*', (route) => route.abort());
      if (phone) await press(page, 'Menu');
      await page.getByRole('link', { name: 'Staff' }).click();
      await press(page, 'Show Error');
    },
  },
];
