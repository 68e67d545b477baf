import { buildTargets } from './build/targets.ts';
import { claimDataDir } from './data-dir.ts';
import { readEnvironment } from './environment.ts';
import { locatePocketbase } from './pocketbase/locate.ts';
import { type Pocketbase, runPocketbase } from './pocketbase/run.ts';
import { checkPort } from './port.ts';
import { Problem } from './problem.ts';
import { isStopping, onShutdown } from './shutdown.ts';

let server: Pocketbase | undefined;
onShutdown(async () => server?.stop());

const { port, dataDir } = readEnvironment();
const url = `http://127.0.0.1:${port}`;
await claimDataDir(dataDir, url);
await checkPort(port);
const binary = await locatePocketbase();
await buildTargets(undefined, (name) => console.log(`Building ${name} …`));

server = await runPocketbase({
  binary,
  dataDir,
  port,
  env: process.env,
});
console.log(`
Airline Manager is ready: ${url}/   (press Ctrl-C to stop)
  Data folder:  ${dataDir}
  Operator:     ${url}/_/ with the account from AM_SUPERUSER_EMAIL and AM_SUPERUSER_PASSWORD
`);
const code = await server.ended;
if (!isStopping()) throw new Problem(`PocketBase exited with code ${code}. See its output above.`);
