import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '#scripts/paths.ts';

const handlers = readFileSync(inRoot('pb_hooks/main.pb.ts'), 'utf8');
// Console commands run in the file that defines them.
const source = handlers + readFileSync(inRoot('pb_hooks/commands.pb.ts'), 'utf8');

/** All handlers as `module.handler`. */
const exported = readdirSync(inRoot('pb_hooks/modules')).flatMap((file) => {
  const text = readFileSync(inRoot(`pb_hooks/modules/${file}`), 'utf8');
  const names = [...text.matchAll(/export \{ ([^}]+) \}/g)].flatMap(([, list = '']) => list.split(', '));
  return names.map((name) => `${file.replace('.ts', '')}.${name}`);
});

describe('the registrations of the hooks', () => {
  it('only load a module and call it, because a handler cannot access its file', () => {
    const load = String.raw`require\(.\$\{__hooks\}/\w+\.js.\)\.\w+\((?:e|\$app)?\)`;
    const handler = new RegExp(String.raw`\(e?\) => \{\s*${load};\s*\}`, 'g');
    expect(handlers.replace(handler, '')).not.toContain('=>');
  });

  it('use exactly what the modules export', () => {
    const used = new Set(
      [...source.matchAll(/\/(\w+)\.js`\)\.(\w+)\(/g)].map(([, file, name]) => `${file}.${name}`),
    );
    expect([...used].sort()).toEqual([...exported].sort());
  });

  it('avoid hooks that hold a runtime for each record, message or open stream', () => {
    for (const trap of ['onRecordEnrich', 'onRealtimeMessageSend', 'onRealtimeConnectRequest'])
      expect(source).not.toContain(`${trap}(`);
    // PocketBase's own limit is native and holds no runtime, unlike a function of this project.
    expect(source.match(/routerUse\(.*/g)).toEqual(['routerUse(limitBody(100_000));']);
  });

  it('import no values, because they would be missing when a handler runs', () => {
    expect(source).not.toMatch(/^import (?!type)/m);
  });
});
