/** What a person found out about a package whose manifest is wrong or silent, or which asks for more than its name. */
interface Finding {
  readonly licence?: string;
  readonly copyright?: string;
  readonly note?: string;
  /** Where it stands. */
  readonly source: string;
}

const LIGHTNINGCSS = 'Used unchanged. Its source: https://github.com/parcel-bundler/lightningcss.';

export const FINDINGS: Readonly<Record<string, Finding>> = {
  '@fawazahmed0/currency-api': {
    licence: 'None stated',
    note:
      'Exchange rates of one day. Neither the package nor its manifest states a licence; the maintainer writes "please ' +
      'feel free to use this API in your paid app".',
    source: 'github.com/fawazahmed0/exchange-api, issue 101',
  },
  argparse: {
    copyright: 'Copyright (c) 2001-2019 Python Software Foundation; All Rights Reserved',
    source: 'its LICENSE, section 2',
  },
  'date-holidays': {
    licence: 'ISC AND CC-BY-SA-3.0',
    note:
      'The program is ISC. The days (data/) are CC BY-SA 3.0, https://creativecommons.org/licenses/by-sa/3.0/, since ' +
      'they rely on articles of Wikipedia; who is to be named for each country stands in data/countries. The manifest ' +
      'says CC-BY-3.0.',
    source: 'its LICENSE and README',
  },
  'detect-libc': { copyright: 'Copyright 2017 Lovell Fuller and others.', source: 'its README' },
  lightningcss: { note: LIGHTNINGCSS, source: 'its manifest' },
  'murmurhash-js': { copyright: 'Copyright (c) 2011 Gary Court', source: 'its README' },
  opening_hours: {
    copyright: 'Copyright opening_hours.js contributors',
    note:
      'Used unchanged, as a package of its own that can be exchanged, and only by the server and the command line. The ' +
      'original work by Dmitry Marakasov is BSD-2-Clause.',
    source: 'its README, REUSE.toml and LICENSES/LGPL-3.0-only.txt',
  },
  suncalc: { licence: 'BSD-2-Clause', source: 'its LICENSE; the manifest is silent' },
  'world-atlas': {
    note: 'The borders are those of Natural Earth, which are in the public domain.',
    source: 'its README; naturalearthdata.com',
  },
};

/** Builds of one thing for many systems, of which npm installs one. Named once, by what they have in common. */
export const FAMILIES: readonly { readonly prefix: string; readonly copyright?: string; readonly note?: string }[] = [
  { prefix: '@rolldown/binding-', copyright: 'Copyright (c) 2024-present VoidZero Inc. & Contributors' },
  { prefix: 'lightningcss-', note: LIGHTNINGCSS },
  {
    prefix: 'node-',
    copyright: 'Copyright Node.js contributors. All rights reserved.',
    note: 'Node itself. The licences of what it contains stand in its LICENSE.',
  },
];

/** Data of others that lies in this repository. */
export const DATA: readonly { readonly files: string; readonly text: string }[] = [
  {
    files: 'packages/sources/data/cities.tsv',
    text:
      'Cities of the world, from the table "cities500" of GeoNames, https://www.geonames.org, licensed under CC BY 4.0, ' +
      'https://creativecommons.org/licenses/by/4.0/. Changed: shortened and sorted; see the README beside it.',
  },
  {
    files: 'packages/sources/pilgrimage/titles.tsv',
    text:
      'Titles of films and series, from bangumi-data, https://github.com/bangumi-data/bangumi-data, licensed under CC BY 4.0, ' +
      'https://creativecommons.org/licenses/by/4.0/. Changed: shortened and sorted; see the README beside it.',
  },
];

/** Of the licences of what the page contains: a package whose file holds the text. */
export const TEXTS: Readonly<Record<string, string>> = {
  '0BSD': 'node_modules/tslib/LICENSE.txt',
  'BSD-2-Clause': 'node_modules/@mapbox/tiny-sdf/LICENSE.txt',
  'BSD-3-Clause': 'node_modules/pbf/LICENSE',
  ISC: 'node_modules/topojson-client/LICENSE',
  MIT: 'node_modules/react/LICENSE',
  'OFL-1.1': 'node_modules/@fontsource-variable/figtree/LICENSE',
};
