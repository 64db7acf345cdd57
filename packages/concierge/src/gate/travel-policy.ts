/** The travel policy that comes along, in the language of `archon/router`. Whoever wants other rules edits a copy. */
export const TRAVEL_POLICY_FILE: URL = new URL('../../policies/travel.yaml', import.meta.url);
