import type { Page } from 'playwright';

type Act = (page: Page) => Promise<unknown>;

/** Presses the first button of that name. */
export const press =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('button', { name }).first().click();

/** Waits for a text. */
export const see =
  (text: string | RegExp): Act =>
  (page) =>
    page.getByText(text).first().waitFor();

/** Waits for plots, which appear slightly after everything else. */
export const drawn =
  (count: number): Act =>
  (page) =>
    page
      .locator('.uplot')
      .nth(count - 1)
      .waitFor();

/** Does one thing after the other. */
export const inTurn =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };
