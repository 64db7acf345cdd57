import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { followPointer } from './follow-pointer.ts';

/** As much of an element as a press needs: whether it is, or lies in, something that is marked. */
class Thing extends EventTarget {
  readonly marks: readonly string[];
  constructor(...marks: readonly string[]) {
    super();
    this.marks = marks;
  }
  closest(selector: string): Thing | null {
    return this.marks.includes(selector) ? this : null;
  }
}

const CARRIED = '[data-carry]';
let page: EventTarget & { frames: (() => void)[] };
let dataset: Record<string, string>;
const vibrate = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  dataset = {};
  vibrate.mockClear();
  page = Object.assign(new EventTarget(), {
    frames: [] as (() => void)[],
    requestAnimationFrame: (call: () => void) => void page.frames.push(call),
    getSelection: () => null,
    setTimeout: (call: () => void, ms: number) => setTimeout(call, ms),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { body: { dataset } });
  vi.stubGlobal('Element', Thing);
  vi.stubGlobal('navigator', { vibrate });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function send(to: EventTarget, type: string, fields: object): Event {
  const event = Object.assign(new Event(type, { cancelable: true }), fields);
  to.dispatchEvent(event);
  return event;
}

/** A root in which something is pressed, and what is told of it. */
function setUp({ takesUp = true, thing = new Thing(CARRIED) } = {}) {
  const root = new EventTarget();
  const told = { onLift: vi.fn(() => takesUp), onFrame: vi.fn(), onDrop: vi.fn(), onCancel: vi.fn() };
  const end = followPointer(root as HTMLElement, told);
  return {
    ...told,
    root,
    thing,
    end,
    press: (fields: object = {}) => {
      const event = new Event('pointerdown');
      Object.defineProperty(event, 'target', { value: thing });
      Object.assign(event, { pointerId: 1, pointerType: 'mouse', button: 0, clientX: 100, clientY: 100, ...fields });
      root.dispatchEvent(event);
    },
    move: (clientX: number, clientY = 100, pointerId = 1) => send(page, 'pointermove', { pointerId, clientX, clientY }),
    letGo: (pointerId = 1) => send(page, 'pointerup', { pointerId }),
  };
}

const draw = (): void => page.frames.splice(0).forEach((frame) => frame());

it('takes up with a mouse what is pulled by more than five pixels, and tells each frame where it is', () => {
  const { press, move, letGo, thing, onLift, onFrame, onDrop, onCancel } = setUp();
  press();
  // Three to the right and four down are five.
  move(103, 104);
  expect(onLift).not.toHaveBeenCalled();
  move(104, 104);
  expect(onLift).toHaveBeenCalledExactlyOnceWith(thing, { x: 104, y: 104 });
  expect(dataset).toEqual({ carrying: 'true' });
  expect(vibrate).not.toHaveBeenCalled();
  draw();
  move(150, 60);
  draw();
  expect(onFrame.mock.calls).toEqual([[{ x: 104, y: 104 }], [{ x: 150, y: 60 }]]);
  expect(onLift).toHaveBeenCalledTimes(1);
  letGo();
  draw();
  expect(onFrame).toHaveBeenCalledTimes(2);
  expect(onDrop).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
  expect(dataset).toEqual({});
});

it('takes a press that pulls nothing for a click, and the click after a drag for none', () => {
  const { press, move, letGo, onLift, onDrop } = setUp();
  const clicked = vi.fn();
  press();
  letGo();
  page.addEventListener('click', clicked);
  expect(send(page, 'click', {}).defaultPrevented).toBe(false);
  press();
  move(110);
  letGo();
  expect(send(page, 'click', {}).defaultPrevented).toBe(true);
  expect(send(page, 'click', {}).defaultPrevented).toBe(false);
  expect(onLift).toHaveBeenCalledTimes(1);
  expect(onDrop).toHaveBeenCalledTimes(1);
});

it('lets later clicks be, where none followed the drag at once', () => {
  const { press, move, letGo } = setUp();
  press();
  move(110);
  letGo();
  vi.advanceTimersByTime(1);
  expect(send(page, 'click', {}).defaultPrevented).toBe(false);
});

it('takes up with a finger what is pressed for 300 ms, and scrolls before', () => {
  const { press, move, thing, onLift } = setUp();
  press({ pointerType: 'touch' });
  vi.advanceTimersByTime(299);
  move(106, 108);
  expect(onLift).not.toHaveBeenCalled();
  expect(send(thing, 'touchmove', {}).defaultPrevented).toBe(false);
  vi.advanceTimersByTime(1);
  expect(onLift).toHaveBeenCalledExactlyOnceWith(thing, { x: 106, y: 108 });
  expect(vibrate).toHaveBeenCalledExactlyOnceWith(12);
  expect(send(thing, 'touchmove', {}).defaultPrevented).toBe(true);
  expect(send(page, 'contextmenu', {}).defaultPrevented).toBe(true);
});

it('takes up nothing where the finger has moved by more than ten pixels before', () => {
  const { press, move, onLift, onCancel } = setUp();
  press({ pointerType: 'touch' });
  move(111);
  vi.advanceTimersByTime(1000);
  expect(onLift).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
  expect(send(page, 'contextmenu', {}).defaultPrevented).toBe(false);
});

it('gives up on Escape, which nobody else hears, and on no other key', () => {
  const { press, move, onCancel, onDrop, letGo } = setUp();
  press();
  move(110);
  const other = new Event('keydown');
  Object.assign(other, { key: 'Enter' });
  page.dispatchEvent(other);
  expect(onCancel).not.toHaveBeenCalled();
  const escape = Object.assign(new Event('keydown'), { key: 'Escape' });
  const stopped = vi.spyOn(escape, 'stopPropagation');
  page.dispatchEvent(escape);
  expect(stopped).toHaveBeenCalled();
  expect(onCancel).toHaveBeenCalledTimes(1);
  letGo();
  expect(onDrop).not.toHaveBeenCalled();
});

it.each(['pointercancel', 'blur'])('gives up on %s', (type) => {
  const { press, move, onCancel } = setUp();
  press();
  move(110);
  send(page, type, {});
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('follows the pointer that pressed, and no second one', () => {
  const { press, move, letGo, onLift, onDrop } = setUp();
  press();
  move(200, 200, 2);
  expect(onLift).not.toHaveBeenCalled();
  move(110);
  press({ pointerId: 2, clientX: 0 });
  letGo(2);
  expect(onDrop).not.toHaveBeenCalled();
  letGo(1);
  expect(onDrop).toHaveBeenCalledTimes(1);
});

it.each([
  ['is not marked', new Thing(), {}],
  ['lies in what is not to be carried', new Thing(CARRIED, '[data-no-carry]'), {}],
  ['is pressed with another button', new Thing(CARRIED), { button: 2 }],
  ['is nothing on the page', new EventTarget() as Thing, {}],
])('leaves alone what %s', (_, thing, fields) => {
  const { press, move, onLift } = setUp({ thing });
  press(fields);
  move(150);
  expect(onLift).not.toHaveBeenCalled();
});

it('carries nothing that is not to be taken up', () => {
  const { press, move, letGo, onDrop, onCancel } = setUp({ takesUp: false });
  press();
  move(110);
  expect(dataset).toEqual({});
  letGo();
  expect([onDrop.mock.calls, onCancel.mock.calls]).toEqual([[], []]);
});

it('ends with what it carries, and hears no more', () => {
  const { press, move, end, root, onLift, onCancel } = setUp();
  expect(send(root, 'dragstart', {}).defaultPrevented).toBe(true);
  press();
  move(110);
  end();
  expect(onCancel).toHaveBeenCalledTimes(1);
  press();
  move(110);
  expect(onLift).toHaveBeenCalledTimes(1);
  expect(send(root, 'dragstart', {}).defaultPrevented).toBe(false);
});
