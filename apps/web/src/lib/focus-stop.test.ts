import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { focusStop } from './focus-stop.ts';
import { keepFocus } from './keep-focus.ts';

/** What of the page the focus can be on, and what is there. */
interface Page {
  button: { focus: () => void; scrollIntoView: () => void } | null;
  dialog: object | null;
  active: object | null;
}

const body = {};
const focusMain = vi.fn();
const focus = vi.fn();
const button = { focus, scrollIntoView: () => undefined };
let page: Page;

beforeEach(() => {
  vi.useFakeTimers();
  page = { button: null, dialog: null, active: body };
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('window', { setTimeout: (call: () => void, ms: number) => setTimeout(call, ms) });
  vi.stubGlobal('document', {
    body,
    get activeElement() {
      return page.active;
    },
    querySelector: (selector: string) => (selector === '[role=dialog]' ? page.dialog : page.button),
    getElementById: (id: string) => (id === 'main' ? { focus: focusMain } : null),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the focus on a stop', () => {
  it('comes as soon as it is drawn and nothing covers it', () => {
    focusStop('visit_temple');
    vi.advanceTimersByTime(100);
    page.button = button;
    page.dialog = {};
    vi.advanceTimersByTime(100);
    expect(focus).not.toHaveBeenCalled();
    page.dialog = null;
    vi.advanceTimersByTime(50);
    expect(focus).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5000);
    expect(focus).toHaveBeenCalledTimes(1);
    expect(focusMain).not.toHaveBeenCalled();
  });

  it('goes to the page after a second and a half, where the stop never comes', () => {
    focusStop('visit_gone');
    vi.advanceTimersByTime(1499);
    expect(focusMain).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(focusMain).toHaveBeenCalledTimes(1);
    page.button = button;
    vi.advanceTimersByTime(5000);
    expect(focus).not.toHaveBeenCalled();
  });

  it('stays where somebody has put it meanwhile', () => {
    focusStop('visit_gone');
    page.active = {};
    vi.advanceTimersByTime(5000);
    expect(focusMain).not.toHaveBeenCalled();
  });

  it('is on no stop where none is named', () => {
    page.button = button;
    focusStop(undefined);
    vi.advanceTimersByTime(5000);
    expect(focus).not.toHaveBeenCalled();
    expect(focusMain).toHaveBeenCalledTimes(1);
  });
});

describe('a focus that is kept', () => {
  it('comes back to the page 350 ms after what had it is gone', () => {
    keepFocus();
    vi.advanceTimersByTime(349);
    expect(focusMain).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(focusMain).toHaveBeenCalledTimes(1);
    page.active = null;
    keepFocus();
    vi.advanceTimersByTime(350);
    expect(focusMain).toHaveBeenCalledTimes(2);
  });

  it('is left alone where something has it', () => {
    page.active = {};
    keepFocus();
    vi.advanceTimersByTime(350);
    expect(focusMain).not.toHaveBeenCalled();
  });
});
