import { expect, type Locator } from '@playwright/test';

/** Repeats a step until something is seen, as with a clock that the test moves on and pauses that grow. */
export async function untilVisible(what: Locator, step: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await step();
    await expect(what).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
}
