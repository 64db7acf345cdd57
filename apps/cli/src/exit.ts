/** Exit codes of `wayfarer`; scripts may rely on them. */
export const EXIT = { ok: 0, internal: 1, badInput: 2, sourceUnavailable: 3, infeasible: 4 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
