import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/paths.ts';

const source = readFileSync(inRoot('pb_hooks/main.pb.ts'), 'utf8');
const library = readFileSync(inRoot('pb_hooks/lib.ts'), 'utf8');

describe('the registrations of the hooks', () => {
  it('do nothing but hand over to lib.js, because a handler sees nothing of its file', () => {
    // Console commands run where they are defined.
    const [handlers = ''] = source.split('// The top level runs once');
    const bodies = [...handlers.matchAll(/\((?:e)?\) => (\{[^}]*(?:\{__hooks\}[^}]*)\})/g)].map(
      ([, body = '']) => body,
    );
    expect(bodies.length).toBe(handlers.match(/=>/g)?.length);
    for (const body of bodies)
      expect(body.replace(/\s+/g, ' ')).toMatch(
        /^\{ require\(`\$\{__hooks\}\/lib\.js`\)\.\w+\((?:e|\$app)?\); \}$/,
      );
  });

  it('name only what lib.ts exports, and leave nothing of it out', () => {
    const used = new Set([...source.matchAll(/lib\.js`\)\.(\w+)\(/g)].map(([, name]) => name));
    const exported = [...library.matchAll(/export \{ ([^}]+) \}/g)].flatMap(([, names = '']) =>
      names.split(', '),
    );
    expect([...used].sort()).toEqual([...new Set(exported)].sort());
  });

  it('keep away from what holds a runtime of the engine for each record, message or open stream', () => {
    for (const trap of ['onRecordEnrich', 'onRealtimeMessageSend', 'onRealtimeConnectRequest'])
      expect(source).not.toContain(`${trap}(`);
    // PocketBase's own limit is native and holds none; a function of ours would.
    expect(source.match(/routerUse\(.*/g)).toEqual(['routerUse(limitBody(100_000));']);
  });

  it('import no values, which would not be there when a handler runs', () => {
    expect(source).not.toMatch(/^import (?!type)/m);
  });
});
