/**
 * @module
 * Tools that most agents want. Sums and dates need nothing; the others reach the world, so each is made with its limits
 * and needs a permission: `fetch`, `search`, `execute`, `read` or `write`.
 */
export { calculator } from './calculator.ts';
export { dateArithmetic } from './date-arithmetic.ts';
export { todayTool } from './today.ts';

// The web
export type { ResolveHost } from './http/find-target.ts';
export { httpGetTool, PAGE_LIMITS } from './http/http-get-tool.ts';
export { SEARCH_LIMITS } from './search/ask-engine.ts';
export { braveSearch } from './search/brave-search.ts';
export { searxngSearch } from './search/searxng-search.ts';
export {
  SearchUnavailableError,
  type WebSearch,
  type WebSearchOptions,
  type WebSearchResult,
} from './search/web-search.ts';
export { webSearchTool } from './search/web-search-tool.ts';

// Code
export { runCodeTool } from './code/run-code-tool.ts';

// Files of one folder
export { readFileTool } from './files/read-file-tool.ts';
export { writeFileTool } from './files/write-file-tool.ts';
