/** Wakes one waiter. A notice that comes before the wait is not lost: the next wait ends at once. */
export class Notifier {
  #notified = false;
  #wake: () => void = () => undefined;

  notify(): void {
    this.#notified = true;
    this.#wake();
  }

  async wait(): Promise<void> {
    if (!this.#notified) await new Promise<void>((resolve) => (this.#wake = resolve));
    this.#notified = false;
  }
}
