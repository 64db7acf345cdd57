import { createRoute } from '@hono/zod-openapi';
import { type CityList, cityListSchema } from '@wayfarer/contract';

import { answers, type Api } from '../api.ts';

const route = createRoute({
  method: 'get',
  path: '/api/cities',
  summary: 'List the cities that can be planned, each with its schematic map',
  tags: ['world'],
  responses: answers(cityListSchema, 'The cities.'),
});

export function addCities(api: Api, cities: CityList): void {
  api.openapi(route, (c) => c.json(cities, 200));
}
