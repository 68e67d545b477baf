import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectTarget, withRedirect } from '#web/lib/redirect-target.ts';

const OWN = 'https://own.example';
/** Returns the address at which a browser at `base` actually arrives. */
const resolved = (target: string) => new URL(target, `${OWN}/signin/`);

describe('redirectTarget', () => {
  it.each(['/', '/route/manage/', '/?exchange=market', '/account/?a=b%2Fc#below', '/verified/', '/about'])(
    'keeps %s',
    (wanted) => expect(redirectTarget(wanted)).toBe(wanted),
  );

  it.each([
    ['nothing', null],
    ['an empty value', ''],
    ['another host', '//evil.example'],
    ['another host behind many slashes', '////evil.example/'],
    ['a scheme', 'https://evil.example/'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/route\\..\\/evil'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break that browsers drop', '/\n/evil.example'],
    ['a leading space', ' //evil.example'],
    ['a no-break space', '/\u00a0/evil.example'],
    ['an encoded slash', '/%2fevil.example'],
    ['an encoded backslash', '/%5cevil.example'],
    ['a twice encoded slash', '/%252fevil.example'],
    ['a way up', '/route/..//evil.example'],
    ['a dot', '/./route/'],
    ['a relative path', 'route/manage/'],
    ['an at sign', '/@evil.example'],
    ['sign-in itself', '/signin/?redirect=/signin/'],
    ['sign-in without its slash', '/signin'],
    ['sign-in in capitals', '/SignIn/'],
    ['sign-up', '/signup/'],
    ['sign-out', '/signout'],
    ['verification', '/verify?token=x'],
  ])('ignores %s', (_what, wanted) => expect(redirectTarget(wanted)).toBe('/'));

  it('never leaves the product, for any input', () => {
    const part = fc.constantFrom(
      '/',
      '//',
      '\\',
      '%2f',
      '%5C',
      '..',
      '.',
      ':',
      '@',
      'evil.example',
      'https',
      '\t',
      '#',
      '?',
      ' ',
    );
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.oneof(part, fc.string()), { maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(hostile, (wanted) => {
        const target = redirectTarget(wanted);
        const url = resolved(target);
        expect(url.origin).toBe(OWN);
        // Browser and router must not read a different path than the one that was checked.
        expect(url.pathname).toBe(target.split(/[?#]/, 1)[0]);
        expect(url.pathname).not.toMatch(/^\/(signin|signup|signout|verify)\/?$/i);
      }),
      { numRuns: 2000 },
    );
  });

  it('survives the address of the sign-in page', () => {
    const segment = fc.stringMatching(/^[a-z][a-z-]{0,8}$/).filter((name) => !/^sign|^verify/.test(name));
    const path = fc
      .array(segment, { maxLength: 3 })
      .map((names) => `/${names.map((name) => `${name}/`).join('')}`);
    fc.assert(
      fc.property(path, fc.webQueryParameters(), (own, query) => {
        const wanted = query && !query.includes('\\') ? `${own}?${query}` : own;
        const search = new URL(withRedirect('/signin/', wanted), OWN).searchParams;
        expect(redirectTarget(search.get('redirect'))).toBe(wanted);
      }),
    );
  });
});
