/** A personal value that was found in a text. */
export interface PersonalValue {
  /** What stands for it: `⟦email:1⟧`. Numbered in the session, the same for the same value. */
  readonly placeholder: string;
  /**
   * `email`, `phone`, `card`, `iban`, `name`, `birth-date`, `passport`, `insurance-number`, `plate`, `booking`, `address`,
   * `coordinates`, `ip-address`, `health`, `password`, or the name of a parameter.
   */
  readonly kind: string;
  readonly value: string;
}

/** A text without personal values, and the values. */
export interface RedactedText {
  readonly text: string;
  readonly values: readonly PersonalValue[];
}

/** The personal values known in a session: placeholder → value. */
export type KnownValues = ReadonlyMap<string, string>;
