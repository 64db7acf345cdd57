import type {
  AdvanceRequest,
  ApprovalRequest,
  AutonomyRequest,
  DecideRequest,
  ReadingRequest,
  SelectRequest,
  Trip,
} from '@wayfarer/contract';

import { useAdvance } from '../data/use-advance.ts';
import { useApprove } from '../data/use-approve.ts';
import { useChoose } from '../data/use-choose.ts';
import { useDecide } from '../data/use-decide.ts';
import { usePermit } from '../data/use-permit.ts';
import { useReport } from '../data/use-report.ts';
import { useSay } from '../data/use-say.ts';
import { useUndo } from '../data/use-undo.ts';

export interface TripActions {
  /** Something other than a message is on its way. */
  readonly busy: boolean;
  readonly saying: boolean;
  /** Why the last message was not taken, or that it is being tried again. */
  readonly sayProblem: string | null;
  /** The same for all other actions. */
  readonly problem: string | null;
  readonly say: (text: string, then: Then) => void;
  readonly choose: (request: SelectRequest, then: Then) => void;
  readonly advance: (request: AdvanceRequest, then: Then) => void;
  readonly report: (request: ReadingRequest, then: Then) => void;
  readonly decide: (request: DecideRequest, then: Then) => void;
  readonly approve: (request: ApprovalRequest, then: Then) => void;
  readonly permit: (request: AutonomyRequest, then: Then) => void;
  readonly undo: (then: Then) => void;
}

/** Called with the trip as it is afterwards, when the server has done it. */
type Then = (trip: Trip) => void;

/** Everything a traveller can do to one trip. */
export function useTripActions(id: string): TripActions {
  const say = useSay(id);
  const choose = useChoose(id);
  const advance = useAdvance(id);
  const report = useReport(id);
  const decide = useDecide(id);
  const approve = useApprove(id);
  const permit = usePermit(id);
  const undo = useUndo(id);
  const others = [choose, advance, report, decide, approve, permit, undo];
  return {
    busy: others.some(({ isPending }) => isPending),
    saying: say.isPending,
    sayProblem: problemOf(say),
    problem: others.map(problemOf).find((text) => text !== null) ?? null,
    say: (text, then) => say.mutate({ text }, { onSuccess: then }),
    choose: (request, then) => choose.mutate(request, { onSuccess: then }),
    advance: (request, then) => advance.mutate(request, { onSuccess: then }),
    report: (request, then) => report.mutate(request, { onSuccess: then }),
    decide: (request, then) => decide.mutate(request, { onSuccess: then }),
    approve: (request, then) => approve.mutate(request, { onSuccess: then }),
    permit: (request, then) => permit.mutate(request, { onSuccess: then }),
    undo: (then) => undo.mutate({}, { onSuccess: then }),
  };
}

interface Attempt {
  readonly error: Error | null;
  readonly failureReason: Error | null;
  readonly isPending: boolean;
}

function problemOf({ error, failureReason, isPending }: Attempt): string | null {
  return error?.message ?? (isPending ? (failureReason?.message ?? null) : null);
}
