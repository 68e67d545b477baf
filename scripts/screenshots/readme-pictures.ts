import type { Step } from './step.ts';
import { MAIN_STEPS } from './steps-main.ts';
import { ONBOARDING_STEPS } from './steps-onboarding.ts';
import type { Variant } from './variants.ts';

interface ReadmePicture {
  step: Step;
  variant: Variant;
  /** Path from the project's root. */
  file: string;
  /** JPEG quality: keeps each well below 300 kB. */
  quality: number;
}

function stepNamed(name: string): Step {
  const step = [...MAIN_STEPS, ...ONBOARDING_STEPS].find((other) => other.name === name);
  if (!step) throw new Error(`no screen is called ${name}`);
  return step;
}

const wide = (colorScheme: Variant['colorScheme']): Variant => ({
  name: `readme-${colorScheme}`,
  viewport: { width: 1280, height: 760 },
  colorScheme,
  phone: false,
});

/** The few pictures that the README shows. */
export const README_PICTURES: readonly ReadmePicture[] = [
  { step: stepNamed('map-popup'), variant: wide('dark'), file: 'docs/world.jpg', quality: 82 },
  { step: stepNamed('onboarding-alert'), variant: wide('light'), file: 'docs/founding.jpg', quality: 82 },
];
