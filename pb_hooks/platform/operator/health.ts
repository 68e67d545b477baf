import { readEnvironment } from './environment.ts';

/** Checks the health of the server on this machine. Prints the reason if it is not healthy. */
export function probeHealth(): boolean {
  const environment = readEnvironment();
  const port = 'config' in environment ? environment.config.port : 8090;
  const url = `http://127.0.0.1:${port}/api/am/health`;
  try {
    const { statusCode, json } = $http.send({ url, timeout: 5 });
    if (statusCode === 200) return true;
    console.error(`${url} responded with ${statusCode}. ${json?.message ?? ''}`);
  } catch (error) {
    console.error(`${url} did not respond: ${error}`);
  }
  return false;
}
