import type { Trip } from '@wayfarer/contract';
import { type FetchQuery, findFetching, type PlanningState } from '@wayfarer/planner';

/** The city that can be fetched for a trip, is on its way, or could not be had. */
export function cityOfferIn(planning: PlanningState): Pick<Trip, 'cityOffer'> {
  const { offered, offer, tasks } = planning;
  const fetching = findFetching(planning);
  const city = fetching?.query.name ?? offered?.name;
  if (city === undefined) return {};
  const last = tasks.findLast(({ task, query }) => task === 'fetch' && (query as FetchQuery).name === city);
  const isFailed = last?.status === 'failed';
  const note = isFailed ? last.problem : fetching?.notes.at(-1);
  return {
    cityOffer: {
      city,
      from: offer?.from ?? 'OpenStreetMap',
      ...(offer && { megabytes: offer.megabytes }),
      ...(offer?.seconds !== undefined && { seconds: offer.seconds }),
      status: fetching ? 'fetching' : isFailed ? 'failed' : 'offered',
      ...(note !== undefined && { note }),
    },
  };
}
