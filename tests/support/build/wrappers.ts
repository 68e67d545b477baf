import type { Plugin } from 'esbuild';
import { inRoot } from '#scripts/paths.ts';
import { fileFilter } from './file-filter.ts';

/** The source that each file in tests/support/goja/wrappers replaces. It imports that source, and changes some of it. */
export const WRAPPED = {
  'broken-call': 'pb_hooks/demand/pair-of-query.ts',
  'broken-hook': 'game/airline/user.ts',
  'broken-page': 'pb_hooks/platform/page/security-headers.ts',
  'cut-after-merger': 'pb_hooks/platform/db/in-transaction.ts',
  'eager-buyers': 'game/rivals/finance/trade.ts',
  'generous-loans': 'game/rivals/finance/unsecured-loan.ts',
  'hold-checks': 'pb_hooks/action/shared/read-context.ts',
  'hold-hours': 'pb_hooks/settlement/settle-hour.ts',
  'hold-mergers': 'pb_hooks/books/ending.ts',
  'keep-journal': 'pb_hooks/world/clock/journal.ts',
  'nobody-left-over': 'pb_hooks/settlement/state/read-world.ts',
  'one-home': 'game/network/rights/blocs.ts',
  'say-looks': 'pb_hooks/platform/http/held-key.ts',
  'say-reminded': 'pb_hooks/modules/airline.ts',
  'shared-keys': 'pb_hooks/platform/http/held-key.ts',
  'slow-actions': 'pb_hooks/modules/act.ts',
  'slow-views': 'pb_hooks/modules/market.ts',
} as const;

export type WrapperName = keyof typeof WRAPPED;

const wrapperFile = (name: WrapperName): string => inRoot(`tests/support/goja/wrappers/${name}.ts`);

/** Compiles the hooks with wrappers instead of what they wrap. Each must be in what is built. */
export function withWrappers(names: readonly WrapperName[]): Plugin {
  const wrappers = new Map(names.map((name) => [inRoot(WRAPPED[name]), wrapperFile(name)]));
  return {
    name: 'wrappers',
    setup: ({ onResolve, onEnd, resolve }) => {
      const left = new Set(wrappers.keys());
      onResolve({ filter: fileFilter(wrappers.keys()) }, async ({ path, pluginData, ...from }) => {
        // Otherwise, resolving would call this again.
        if (pluginData === wrappers) return;
        const { importer, kind, resolveDir } = from;
        const resolved = await resolve(path, { importer, kind, resolveDir, pluginData: wrappers });
        const wrapper = wrappers.get(resolved.path);
        if (!wrapper || importer === wrapper) return resolved;
        left.delete(resolved.path);
        return { path: wrapper };
      });
      onEnd(() => {
        if (left.size > 0) throw new Error(`the hooks do not use ${[...left].join(', ')}`);
      });
    },
  };
}
