/**
 * @module
 * `npm run -s bench -- mctopmtw --data DIR --seconds 1.5 --seeds 1 [--names a,b] [--every 3] --out FILE.jsonl`: the same with several
 * windows a place, a budget and limits by type, as days are. Each instance says its number of routes. Options as in `toptw`.
 */
import { benchInstances } from './toptw/bench-instances.ts';

benchInstances({
  data: '../shared/bench/mctopmtw',
  out: '.wayfarer/mctopmtw.jsonl',
  seconds: '1.5',
  routesOf: ({ m }) => (m === undefined ? [] : [m]),
});
