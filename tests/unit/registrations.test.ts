import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/paths.ts';

const handlers = readFileSync(inRoot('pb_hooks/main.pb.ts'), 'utf8');
// Console commands run where they are defined.
const source = handlers + readFileSync(inRoot('pb_hooks/commands.pb.ts'), 'utf8');

/** Every handler as `module.handler`. */
const exported = readdirSync(inRoot('pb_hooks/modules')).flatMap((file) => {
  const text = readFileSync(inRoot(`pb_hooks/modules/${file}`), 'utf8');
  const names = [...text.matchAll(/export \{ ([^}]+) \}/g)].flatMap(([, list = '']) => list.split(', '));
  return names.map((name) => `${file.replace('.ts', '')}.${name}`);
});

describe('the registrations of the hooks', () => {
  it('only load a module and hand over, because a handler sees nothing of its file', () => {
    const load = String.raw`require\(.\$\{__hooks\}/\w+\.js.\)\.\w+\((?:e|\$app)?\)`;
    const handler = new RegExp(String.raw`\(e?\) => \{\s*${load};\s*\}`, 'g');
    expect(handlers.replace(handler, '')).not.toContain('=>');
  });

  it('name only what the modules export, and leave nothing of it out', () => {
    const used = new Set(
      [...source.matchAll(/\/(\w+)\.js`\)\.(\w+)\(/g)].map(([, file, name]) => `${file}.${name}`),
    );
    expect([...used].sort()).toEqual([...exported].sort());
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
