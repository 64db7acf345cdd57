/** What passes nobody: a reason for the model or the caller to read. */
export interface Refusing {
  readonly refuse: string;
}

/** `undefined`: all stays as it is. */
export type Decision<Change> = Change | Refusing | undefined | void | Promise<Change | Refusing | undefined | void>;
