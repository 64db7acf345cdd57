/**
 * @module
 * `npm run -s bench -- toptw --data DIR --seconds 1 --seeds 1 [--days 1,2,3,4] [--names a,b] [--every 3] --out FILE.jsonl`: the
 * Team Orienteering Problem with Time Windows, Solomon's and Cordeau's instances, by the product's own `solve`. `--every 3`
 * takes every third instance. Rows are appended; what the file already holds is not solved again.
 */
import { benchInstances } from './toptw/bench-instances.ts';

benchInstances({
  data: '../shared/bench/toptw',
  out: '.wayfarer/toptw.jsonl',
  seconds: '1',
  routesOf: (_, days) => days,
});
