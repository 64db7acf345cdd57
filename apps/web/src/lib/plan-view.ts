export const PLAN_VIEWS = ['day', 'trip', 'list'] as const;
export type PlanView = (typeof PLAN_VIEWS)[number];

/** The view named in the address bar; the day where it names none. */
export function toPlanView(text: string | null): PlanView {
  return PLAN_VIEWS.find((view) => view === text) ?? 'day';
}

/** The day named in the address bar, 1-based there; otherwise the day of the cursor, otherwise the first. */
export function toDayIndex(
  text: string | null,
  { dates, today }: { readonly dates: readonly string[]; readonly today: string | undefined },
): number {
  const named = Number(text ?? Number.NaN) - 1;
  if (Number.isInteger(named) && named >= 0 && named < dates.length) return named;
  return Math.max(
    0,
    dates.findIndex((date) => date === today),
  );
}
