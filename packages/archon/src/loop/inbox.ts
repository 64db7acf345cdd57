/** What is said to a run while it works, until the run takes it in. */
export class Inbox {
  #waiting: { readonly text: string; readonly heard: (isHeard: boolean) => void }[] = [];

  /** Resolves when the text is in the log, to true; or to false, when the run has ended without it. */
  say(text: string): Promise<boolean> {
    return new Promise((heard) => {
      this.#waiting.push({ text, heard });
    });
  }

  get hasMail(): boolean {
    return this.#waiting.length > 0;
  }

  /** Hands over what waits; `written` is to be called when it is in the log. */
  take(): { readonly texts: readonly string[]; readonly written: () => void } {
    const taken = this.#waiting;
    this.#waiting = [];
    return {
      texts: taken.map(({ text }) => text),
      written: () => {
        for (const { heard } of taken) heard(true);
      },
    };
  }

  /** Tells whoever waits that nobody listens any more. */
  close(): void {
    for (const { heard } of this.#waiting) heard(false);
    this.#waiting = [];
  }
}
