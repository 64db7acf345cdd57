import { PilgrimageApiError, type PointsPort } from '@wayfarer/pilgrimage/ports';

/** What the service knows; where it knows nothing, or does not answer, what we know without it. */
export function firstKnown(service: PointsPort, own: PointsPort): PointsPort {
  return {
    async findPoints(query, context) {
      const ours = await own.findPoints(query, context);
      try {
        const theirs = await service.findPoints(query, context);
        return theirs.length > 0 ? theirs : ours;
      } catch (error) {
        if (ours.length > 0 && error instanceof PilgrimageApiError) return ours;
        throw error;
      }
    },
  };
}
