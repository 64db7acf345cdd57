/** The run of one question to a model on behalf of a trip. */
export function modelRunOf(trip: string, purpose: string, key: string): string {
  return `${trip}.model.${purpose}.${key}`;
}

/** The run of a question that only finds out whether a model answers. */
export function modelCheckRunOf(model: string, at: Date): string {
  return `model-check.${model}.${at.toISOString()}`;
}

/** What models have cost a trip; its chat and its questions are other runs. */
export function accountOfTrip(trip: string): string {
  return `${trip}.model-account`;
}

/** What models have cost on a day, all trips together. No trip is named in it. */
export function accountOfDay(date: string): string {
  return `model-account.${date}`;
}
