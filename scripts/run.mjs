// Runs scripts/<name>.ts on a machine that may have nothing but Node and npm. First installs the exact
// dependencies of package-lock.json if they are missing or out of date. Plain JavaScript because no other
// tool is available yet.
import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MINIMUM_NODE = [20, 19];

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Checks whether node_modules matches package-lock.json. npm keeps a copy of the lock file that it installed. The image's
 * build has set npm to omit what only tests and checks need.
 */
function dependenciesAreCurrent() {
  const omitsDev = process.env.npm_config_omit === 'dev';
  try {
    const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
    const installed = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')).packages;
    // Packages for other platforms are optional and may be missing. An outdated one would still have the
    // wrong version.
    return Object.entries(wanted).every(([path, entry]) => {
      if (path === '') return true;
      if (!installed[path]) return entry.optional === true || (omitsDev && entry.dev === true);
      return installed[path].version === entry.version;
    });
  } catch {
    return false;
  }
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1])) {
  fail(
    `Airline Manager needs Node ${MINIMUM_NODE.join('.')} or newer; this is Node ${process.versions.node}.`,
  );
}

const name = process.argv[2];
if (!name || !existsSync(`scripts/${name}.ts`)) fail(`There is no scripts/${name ?? '<name>'}.ts to run.`);

if (!dependenciesAreCurrent()) {
  console.error('Installing dependencies (once, about half a minute) …');
  try {
    execSync('npm ci --no-audit --no-fund --loglevel=error', { stdio: ['ignore', 2, 2] });
  } catch {
    fail('npm ci failed. See its output above. Nothing was started.');
  }
}

process.argv.splice(1, 2, fileURLToPath(new URL(`${name}.ts`, import.meta.url)));
const { register } = await import('tsx/esm/api');
register();
try {
  await import(`./${name}.ts`);
} catch (error) {
  // A Problem (scripts/problem.ts) is something that the user can resolve, so only its message is printed.
  // Everything else keeps its stack.
  if (error?.name === 'Problem') fail(error.message);
  throw error;
}
