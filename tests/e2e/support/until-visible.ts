import { expect, type Locator } from '@playwright/test';

/** Repeats a step until an element is visible, for example advancing a clock. */
export async function untilVisible(what: Locator, step: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await step();
    await expect(what).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
}
