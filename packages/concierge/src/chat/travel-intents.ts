/** What a traveller can ask for in the chat, in the language of `archon/router`. Whoever wants other words edits a copy. */
export const TRAVEL_INTENTS_FILE: URL = new URL('../../intents/travel.yaml', import.meta.url);
