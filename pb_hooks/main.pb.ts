import { CALLS, type CallOptions, EVENTS } from './registrations.ts';

// Registers the handlers in registrations.ts, once per start. PocketBase runs the source text of a handler on
// its own, so a handler cannot use anything of this file. It loads the module it needs and calls one of its
// functions. Modules should import little: a busy server creates runtimes on demand, and each of them loads
// its modules again (measured by `npm run bench -- runtimes`).

/** `module.function` of all functions that can handle an event. */
type HandlerOf<Event> = {
  [Module in keyof HookModules]: {
    [Name in keyof HookModules[Module]]: HookModules[Module][Name] extends (e: Event) => void
      ? `${Module}.${Name & string}`
      : never;
  }[keyof HookModules[Module]];
}[keyof HookModules];

/** `module.function` of all functions that modules export. */
type HandlerName = HandlerOf<never>;

type EventName = Extract<keyof typeof globalThis, `on${string}`>;
type EventOf<Name extends EventName> = Parameters<Parameters<(typeof globalThis)[Name]>[0]>[0];
type EventRow = {
  [Name in EventName]: readonly [Name, HandlerOf<EventOf<Name>>, ...collection: string[]];
}[EventName];
type CallRow = readonly [
  method: 'GET' | 'POST',
  path: string,
  handler: HandlerOf<core.RequestEvent>,
  CallOptions,
];

/**
 * Returns the source text of a handler that loads a module and calls one of its functions.
 * @param condition expression: where it is false, the module is not even loaded
 */
function sourceOf(handler: HandlerName, argument: 'e' | '$app' = 'e', condition = ''): never {
  const [module, name] = handler.split('.');
  const guard = condition && `if (${condition}) `;
  // PocketBase also accepts text, but its typings only allow functions.
  return `(e) => { ${guard}require(\`\${__hooks}/${module}.js\`).${name}(${argument}); }` as never;
}

/** Shared by all calls, because each of its writers takes a megabyte and is reused. */
const gzip = $apis.gzip();

/**
 * Returns a native limit of a request's body in bytes, under the id of the check for superusers. PocketBase
 * keeps one middleware per id, the one nearest to the route. Calls for superusers therefore have that check
 * instead of this limit, so that backups can be uploaded. All other calls have this limit and PocketBase's
 * own of 32 MB.
 */
function limitBody(bytes: number): ReturnType<typeof $apis.bodyLimit> {
  const limit = $apis.bodyLimit(bytes);
  limit.id = $apis.requireSuperuserAuth().id;
  return limit;
}

type Middleware = ReturnType<typeof $apis.gzip>;

/** Returns PocketBase's native middlewares for a call. They need no runtime. */
function middlewaresOf({ access, maxBody, gzip: isZipped }: CallOptions): Middleware[] {
  const middlewares: Middleware[] = [];
  if (access === 'superusers') middlewares.push($apis.requireSuperuserAuth());
  if (access === 'players') middlewares.push($apis.requireAuth('users'));
  if (maxBody !== undefined)
    middlewares.push(access === 'superusers' ? $apis.bodyLimit(maxBody) : limitBody(maxBody));
  if (isZipped) middlewares.push(gzip);
  return middlewares;
}

// The default. Requests of players and visitors to PocketBase's own calls have less than 2 kB.
routerUse(limitBody(100_000));

for (const [event, handler, ...collections] of EVENTS satisfies readonly EventRow[]) {
  const register: (source: never, ...collections: string[]) => void = globalThis[event];
  register(sourceOf(handler), ...collections);
}
for (const [method, path, handler, options] of CALLS satisfies readonly CallRow[])
  routerAdd(method, path, sourceOf(handler), ...middlewaresOf(options));

cronAdd('world', '* * * * *', sourceOf('start.tick', '$app'));
// Apart from the clock, because a silent mail server holds its caller. Its module takes 7 MB of a second runtime.
cronAdd(
  'reminders',
  '*/10 * * * *',
  sourceOf('airline.remindPlayers', '$app', '$app.settings().smtp.enabled'),
);

// Static, without a handler: the file of all airports (see pb_hooks/platform/seed/publish.ts).
routerAdd('GET', '/api/am/files/{path...}', $apis.static(`${$app.dataDir()}/am_files`, false), gzip);
routerAdd('GET', '/{path...}', $apis.static(`${__hooks}/../pb_public`, false), sourceOf('page.servePage'));
