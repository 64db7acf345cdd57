import type { Decision, WriteBody } from '@wayfarer/contract';

const BY_KEY = { 1: 'wait', 2: 'replace', 3: 'skip', 4: 'keep', 5: 'move' } as const;

interface Pressed {
  readonly key: string;
  /** The key was held: what opened the sheet must not answer it as well. */
  readonly repeat: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget | null;
}

/** Keys 1–5 choose in the order of the buttons; Enter takes the recommended, unless it presses something else. */
export function choiceForKey(
  pressed: Pressed,
  { decision, n }: { readonly decision: Decision; readonly n: number | null },
): WriteBody<'decision'> | undefined {
  if (pressed.repeat || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  const choice =
    pressed.key === 'Enter' && !isControl(pressed.target)
      ? decision.choices.find(({ recommended }) => recommended)?.choice
      : BY_KEY[pressed.key as unknown as keyof typeof BY_KEY];
  if (!choice || !decision.choices.some((one) => one.choice === choice && one.offered)) return undefined;
  return toAnswer(choice, n);
}

export function toAnswer(choice: WriteBody<'decision'>['choice'], n: number | null): WriteBody<'decision'> {
  return choice === 'replace' && n !== null ? { choice, n } : { choice };
}

function isControl(target: EventTarget | null): boolean {
  return (
    typeof Element !== 'undefined' &&
    target instanceof Element &&
    target.closest('button, a, input, summary, [role="radio"]') !== null
  );
}
