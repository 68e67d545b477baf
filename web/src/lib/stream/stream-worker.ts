import { Hub, type Want } from './hub.ts';

const hub = new Hub();

addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (!port) return;
  const want = hub.join((news) => port.postMessage(news));
  port.onmessage = ({ data }: MessageEvent<Want>) => want(data);
});
