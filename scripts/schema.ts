import { readdirSync, writeFileSync } from 'node:fs';
import { TABLES } from '#game/tables/tables.ts';
import { inRoot } from './paths.ts';
import { Problem } from './problem.ts';
import { baselineText } from './schema/baseline-text.ts';

const BASELINE = '1_0_0_baseline';

const later = readdirSync(inRoot('pb_migrations')).filter((file) => !file.startsWith(BASELINE));
if (later.length > 0)
  throw new Problem(
    `The baseline is frozen because there is a later migration (${later[0]}). Describe the change in a new one.`,
  );
writeFileSync(inRoot(`pb_migrations/${BASELINE}.json`), baselineText(TABLES));
console.log(`Wrote pb_migrations/${BASELINE}.json from game/tables/.`);
