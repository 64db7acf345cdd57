import type { TravelBetween } from '@wayfarer/trip';

import { toFinalPlan, toSessionDump } from '../final-plan.ts';
import { withTransport } from '../walk/to-route.ts';
import { flow } from './flow.ts';

/** Compares the ways from point to point, and puts the plan together. */
export function transportStep(travel: TravelBetween) {
  return flow.step({
    name: 'TransportAgent',
    reads: ['route', 'session_id', 'station', 'bangumi_id', 'bangumi_title', 'request', 'search_radius_km', 'points'],
    optionalReads: ['weather'],
    writes: ['route', 'final_plan', 'pilgrimage_session'],
    escalate: true,
    run: (state) => {
      const route = withTransport(state.route, travel);
      return {
        route,
        final_plan: toFinalPlan({ ...state, route, weather: state.weather ?? null }),
        pilgrimage_session: toSessionDump({ ...state, route }),
      };
    },
  });
}
