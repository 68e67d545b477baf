// @vitest-environment happy-dom
import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadOnIntent } from '#web/app/preload.ts';

const frame = vi.fn(async () => ({}));
const staff = vi.fn(async () => ({}));
const routes: RouteObject[] = [{ path: '/', lazy: frame, children: [{ path: 'staff/', lazy: staff }] }];

let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  document.body.innerHTML = `
    <a href="/staff/"><i id="inside"></i></a>
    <a id="elsewhere" href="https://elsewhere.example/staff/"></a>
    <p id="text"></p>`;
  stop = preloadOnIntent(routes);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const send = (id: string, type: string) =>
  document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }));

describe('preloading', () => {
  it.each(['pointerover', 'focusin'])('loads a page and its frame 50 ms after %s', (type) => {
    send('inside', type);
    vi.advanceTimersByTime(49);
    expect(staff).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(staff).toHaveBeenCalledOnce();
    expect(frame).toHaveBeenCalledOnce();
  });

  it('loads nothing for a pointer that only passes over', () => {
    send('inside', 'pointerover');
    vi.advanceTimersByTime(30);
    send('text', 'pointerover');
    vi.advanceTimersByTime(1000);
    expect(staff).not.toHaveBeenCalled();
  });

  it('loads nothing for other sites', () => {
    send('elsewhere', 'pointerover');
    vi.advanceTimersByTime(1000);
    expect(staff).not.toHaveBeenCalled();
  });

  it('repeats a failed download when the page is opened', async () => {
    staff.mockRejectedValueOnce(new Error('gone'));
    send('inside', 'pointerover');
    await vi.advanceTimersByTimeAsync(50);
    expect(staff).toHaveBeenCalledOnce();
  });
});
