import type { Step } from './step.ts';
import { GAME_STEPS } from './steps-game.ts';
import type { Variant } from './variants.ts';

interface ReadmePicture {
  step: Step;
  variant: Variant;
  /** Path from the project's root. */
  file: string;
  /** JPEG quality. Keeps each picture below 200 kB. */
  quality: number;
}

function stepNamed(name: string): Step {
  const step = GAME_STEPS.find((other) => other.name === name);
  if (!step) throw new Error(`no screen is called ${name}`);
  return step;
}

const wide = (colorScheme: Variant['colorScheme']): Variant => ({
  name: `readme-${colorScheme}`,
  viewport: { width: 1440, height: 860 },
  colorScheme,
  phone: false,
});

/** The pictures of the README. */
export const README_PICTURES: readonly ReadmePicture[] = [
  { step: stepNamed('map-flight-flying'), variant: wide('dark'), file: 'docs/world.jpg', quality: 82 },
  { step: stepNamed('route-research'), variant: wide('light'), file: 'docs/research.jpg', quality: 82 },
  { step: stepNamed('route-manage-fares'), variant: wide('light'), file: 'docs/fares.jpg', quality: 82 },
  { step: stepNamed('operations-board'), variant: wide('dark'), file: 'docs/operations.jpg', quality: 82 },
];
