// Usage: npm run screenshots [-- part-of-a-name …] [-- --quick] [-- --readme]
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { chromium } from 'playwright';
import { startPausedWorld } from '#tests/support/world.ts';
import { buildTargets } from './build/targets.ts';
import { CHROMIUM_ARGS, findChromium, SHORT_LIVED } from './chromium.ts';
import { inRoot } from './paths.ts';
import { Problem } from './problem.ts';
import { type Studio, takePicture } from './screenshots/camera.ts';
import { castOf } from './screenshots/people.ts';
import { README_PICTURES } from './screenshots/readme-pictures.ts';
import type { Step } from './screenshots/step.ts';
import { stepTrier } from './screenshots/step-trier.ts';
import { EXCHANGE_STEPS } from './screenshots/steps-exchange.ts';
import { FINANCE_STEPS } from './screenshots/steps-finance.ts';
import { GAME_STEPS } from './screenshots/steps-game.ts';
import { MAIN_STEPS } from './screenshots/steps-main.ts';
import { ONBOARDING_STEPS } from './screenshots/steps-onboarding.ts';
import { VISITOR_STEPS } from './screenshots/steps-visitor.ts';
import { VARIANTS, type Variant } from './screenshots/variants.ts';

const FOLDER = inRoot('screenshots');
const STEPS: readonly Step[] = [
  ...VISITOR_STEPS,
  ...ONBOARDING_STEPS,
  ...MAIN_STEPS,
  ...GAME_STEPS,
  ...EXCHANGE_STEPS,
  ...FINANCE_STEPS,
];

/**
 * Arguments that keep Chromium from every other host: pictures show only the product and are the same on every machine, so
 * no tile service is used. Playwright's routes would handle each of a hundred requests per page, and turn the cache off.
 */
const ONLY_THE_SERVER = ['--no-proxy-server', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'];

const args = process.argv.slice(2);
const forReadme = args.includes('--readme');
/**
 * Tries whether the steps still fit the pages: only those that do something, in one size and theme, of a world with fewer
 * rivals. Takes only the first picture.
 */
const isQuick = args.includes('--quick');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--readme' && arg !== '--quick');
if (unknown) throw new Problem(`There is no option ${unknown}. There are --quick and --readme.`);

function pictures(): { step: Step; variant: Variant; file: string; quality?: number }[] {
  if (forReadme) return README_PICTURES.map((picture) => ({ ...picture, file: inRoot(picture.file) }));
  return STEPS.filter(
    ({ name, act, slow }) =>
      (!isQuick || (act && !slow)) && (wanted.length === 0 || wanted.some((part) => name.includes(part))),
  ).flatMap((step) =>
    VARIANTS.filter(({ phone }) => step.on === undefined || phone === (step.on === 'phone'))
      .slice(0, isQuick ? 1 : undefined)
      .map((variant) => ({ step, variant, file: `${FOLDER}/${step.name}-${variant.name}.png` })),
  );
}

const list = pictures();
if (list.length === 0) throw new Problem(`No screen is called ${wanted.join(' or ')}.`);
const executablePath = findChromium();
if (!executablePath)
  throw new Problem('There is no Chromium. Install Debian’s chromium, or set CHROMIUM_PATH.');

await buildTargets(undefined, (name) => console.log(`Building ${name} …`));
if (wanted.length === 0 && !forReadme) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(forReadme ? inRoot('docs') : FOLDER, { recursive: true });

const server = await startPausedWorld({
  env: { AM_WORLD_TRAFFIC: '100', AM_WORLD_RIVALS: isQuick ? '6' : '24' },
});
console.log('Letting some airlines fly …');
const browser = await chromium.launch({
  executablePath,
  args: [...CHROMIUM_ARGS, ...ONLY_THE_SERVER, ...(isQuick ? [SHORT_LIVED] : [])],
  chromiumSandbox: false,
});
const studio: Studio = { browser, server, cast: await castOf(server, isQuick), isQuick };
const tryStep = stepTrier(studio);
const failures: string[] = [];
try {
  for (const [index, { step, variant, file, quality }] of list.entries()) {
    const title = `${step.name} (${variant.name})`;
    try {
      const isTried = isQuick && index > 0;
      if (isTried) await tryStep(step, variant);
      else await takePicture(studio, step, variant, file, quality);
      const size = isTried ? 'no picture' : `${Math.round(statSync(file).size / 1000)} kB`;
      console.log(`${String(index + 1).padStart(3)}/${list.length}  ${title}, ${size}`);
    } catch (error) {
      failures.push(title);
      console.error(`${title}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
if (failures.length > 0)
  throw new Problem(`${failures.length} of ${list.length} pictures failed: ${failures.join(', ')}.`);
if (isQuick) console.log(`${list.length} steps fit the pages.`);
else console.log(`${list.length} pictures in ${forReadme ? 'docs' : 'screenshots'}/`);
