import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { CALLS, EVENTS } from '#hooks/registrations.ts';
import { inRoot } from '#scripts/paths.ts';

const read = (file: string) => readFileSync(inRoot(`pb_hooks/${file}`), 'utf8');
const source = read('main.pb.ts');
// Console commands run in the file that defines them.
const commands = read('commands.pb.ts');
/** Files that load a module, besides the registrations. */
const loading = [
  commands,
  read('world/begin-world.ts'),
  read('world/opening.ts'),
  read('world/tick.ts'),
].join('\n');

/** All handlers as `module.handler`. */
const exported = readdirSync(inRoot('pb_hooks/modules')).flatMap((file) => {
  const text = readFileSync(inRoot(`pb_hooks/modules/${file}`), 'utf8');
  const names = [...text.matchAll(/export \{ ([^}]+) \}/g)].flatMap(([, list = '']) => list.split(', '));
  return names.map((name) => `${file.replace('.ts', '')}.${name}`);
});

/** Runs main.pb.ts with stubs. Returns the arguments of each call of PocketBase that registers something. */
function registered(): { to: string; args: unknown[] }[] {
  const options = { bundle: true, format: 'iife', platform: 'neutral', write: false } as const;
  const { outputFiles } = buildSync({ ...options, entryPoints: [inRoot('pb_hooks/main.pb.ts')] });
  const found: { to: string; args: unknown[] }[] = [];
  const names = ['routerAdd', 'routerUse', 'cronAdd', ...EVENTS.map(([event]) => event)];
  const registering = names.map((to) => [to, (...args: unknown[]) => found.push({ to, args })]);
  const native = (name: string) => () => ({ id: name });
  runInNewContext(outputFiles[0]?.text ?? '', {
    ...Object.fromEntries(registering),
    __hooks: '/hooks',
    $app: { dataDir: () => '/data' },
    $apis: new Proxy({}, { get: (_, name) => native(String(name)) }),
  });
  return found;
}

/** Runs a handler's source text as PocketBase does, on a server with or without mail. Returns what it loads and calls. */
function calledBy(handler: unknown, hasMail = true): string {
  let called = '';
  const load = (path: string) =>
    new Proxy(
      {},
      {
        get: (_, name) => (argument: unknown) => {
          called = `${path} ${String(name)}(${argument})`;
        },
      },
    );
  const app = { settings: () => ({ smtp: { enabled: hasMail } }), toString: () => 'app' };
  const globals = { __hooks: '/hooks', $app: app, require: load, __args: ['e'] };
  runInNewContext(`{(${handler}).apply(undefined, __args)}`, globals);
  return called;
}

const loaded = (handler: string, argument = 'e') => {
  const [module, name] = handler.split('.');
  return `/hooks/${module}.js ${name}(${argument})`;
};

describe('the registrations of the hooks', () => {
  const all = registered();
  const argsOf = (to: string) => all.filter((one) => one.to === to).map(({ args }) => args);

  it('only load a module and call it, because a handler cannot access its file', () => {
    for (const [event, handler, ...collections] of EVENTS)
      expect(argsOf(event).map(([text, ...tags]) => [calledBy(text), ...tags])).toContainEqual([
        loaded(handler),
        ...collections,
      ]);
    for (const [method, path, handler] of CALLS) {
      const args = argsOf('routerAdd').find(([verb, address]) => verb === method && address === path);
      expect(calledBy(args?.[2])).toBe(loaded(handler));
    }
    expect(argsOf('cronAdd').map(([, , text]) => calledBy(text))).toEqual([
      loaded('start.tick', 'app'),
      loaded('airline.remindPlayers', 'app'),
    ]);
    expect(argsOf('cronAdd').map(([, , text]) => calledBy(text, false))).toEqual([
      loaded('start.tick', 'app'),
      '',
    ]);
    expect(calledBy(argsOf('routerAdd').at(-1)?.[3])).toBe(loaded('page.servePage'));
  });

  it('let players and visitors make only the calls for them', () => {
    const checks = { superusers: 'requireSuperuserAuth', players: 'requireAuth', all: undefined };
    for (const [method, path, , { access }] of CALLS) {
      const args = argsOf('routerAdd').find(([verb, address]) => verb === method && address === path);
      expect((args?.[3] as { id: string } | undefined)?.id, path).toBe(checks[access]);
    }
  });

  it('use exactly what the modules export', () => {
    const used = new Set([
      ...[...EVENTS, ...CALLS].flat().filter((part) => exported.includes(String(part))),
      ...[...source.matchAll(/sourceOf\('([\w.]+)'/g)].map(([, name]) => name),
      ...[...loading.matchAll(/\/(\w+)\.js`\)\.(\w+)\(/g)].map(([, file, name]) => `${file}.${name}`),
    ]);
    expect([...used].sort()).toEqual([...exported].sort());
  });

  it('load no settlement when a server or a command starts or ends', () => {
    const handlers = EVENTS.flatMap(([event, handler]) =>
      event === 'onBootstrap' || event === 'onTerminate' ? [handler] : [],
    );
    for (const module of new Set([...handlers, 'start.tick'].map((handler) => handler.split('.')[0]))) {
      const entryPoints = [inRoot(`pb_hooks/modules/${module}.ts`)];
      const { metafile } = buildSync({ entryPoints, bundle: true, write: false, metafile: true });
      const files = Object.keys(metafile.inputs);
      expect(files.filter((file) => file.startsWith('pb_hooks/settlement/'))).toEqual([]);
    }
  });

  it('avoid hooks that hold a runtime for each record, message or open stream', () => {
    for (const trap of ['onRecordEnrich', 'onRealtimeMessageSend', 'onRealtimeConnectRequest']) {
      expect(EVENTS.map(([event]) => event)).not.toContain(trap);
      expect(source + commands).not.toContain(`${trap}(`);
    }
    // PocketBase's own limit is native and holds no runtime, unlike a function of this project.
    expect(source.match(/routerUse\(.*/g)).toEqual(['routerUse(limitBody(100_000));']);
  });

  it('import no values but the table, because they would be missing when a handler runs', () => {
    expect(source.match(/^import (?!type).*/gm)).toEqual([
      "import { CALLS, type CallOptions, EVENTS } from './registrations.ts';",
    ]);
    expect(commands).not.toMatch(/^import (?!type)/m);
  });
});
