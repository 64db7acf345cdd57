/**
 * @module
 * The world behind our interfaces, embedded: a sample catalogue of cities and what npm packages know of hours,
 * holidays, rates and names. No key, no network.
 */
export {
  createEmbeddedSources,
  type EmbeddedSources,
  type EmbeddedSourcesOptions,
  type ListedCity,
} from './create-embedded-sources.ts';

// How much of an answer of a service is read, and for how long.
export { ANSWER_LIMITS } from './live/http/answer-limits.ts';

// What may be fetched from public services, as the operator has set it.
export { FETCH_PERMISSIONS, type FetchPermission } from './live/osm/fetch-permission.ts';
export { type LiveSettings, LiveSettingsError, readLiveSettings } from './live/live-settings.ts';

// Which language models may be asked, as the operator has set it.
export { type ModelSettings, ModelSettingsError, readModelSettings } from './model/model-settings.ts';
export { readResearchSettings, type ResearchSettings } from './model/research-settings.ts';
export { MODEL_ANSWER_BYTES, type OpenedModels, openModels } from './model/open-models.ts';

// Sources that ask and read on another thread.
export { type AsideJob, type AsideOutcome, doAside } from './aside/aside-job.ts';
export { type RunAside, withAside } from './aside/with-aside.ts';

// A traveller's own list of places.
export type { Kept, MyPlace, OwnPlaces } from './my-places/own-places.ts';
export { LARGEST_BYTES as LARGEST_PLACE_FILE } from './my-places/own-place.ts';
export { PlaceFileError } from './my-places/read-place-file.ts';

// Scenes of films and series from a file of one's own.
export { importScenes, type KeptSceneFile, listScenes, removeScenes } from './pilgrimage/own-scenes/own-scenes.ts';
export { LARGEST_SCENE_FILE, SceneFileError } from './pilgrimage/own-scenes/read-scene-file.ts';

// Money of one currency in another, at the rate of a past day.
export { convert, type Converted, hasRate, UnknownCurrencyError } from './rates/convert.ts';

// What a catalogue of one's own may get wrong.
export type { Sketch } from './catalogue/load.ts';
export { CatalogueError, type Fault } from './catalogue/parse.ts';
export { CatalogueFolderError } from './catalogue/read-folder.ts';
export { UnknownCityError } from './catalogue/get-city-file.ts';
