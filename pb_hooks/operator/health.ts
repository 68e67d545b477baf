import { readEnvironment } from './environment.ts';

/** Asks the server on this machine how it is. Says why on the console if it is not well. */
export function probeHealth(): boolean {
  const environment = readEnvironment();
  const port = 'config' in environment ? environment.config.port : 8090;
  const url = `http://127.0.0.1:${port}/api/am/health`;
  try {
    const { statusCode, json } = $http.send({ url, timeout: 5 });
    if (statusCode === 200) return true;
    console.error(`${url} answered ${statusCode}. ${json?.message ?? ''}`);
  } catch (error) {
    console.error(`${url} did not answer: ${error}`);
  }
  return false;
}
