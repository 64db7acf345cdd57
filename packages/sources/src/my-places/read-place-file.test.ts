import { deflateRawSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { PlaceFileError, type ReadFile, readPlaceFile } from './read-place-file.ts';

const read = (text: string): ReadFile => readPlaceFile(new TextEncoder().encode(text));
const faultsOf = (file: ReadFile): readonly string[] => file.faults.map(({ line, text }) => `${line}: ${text}`);
const EIFFEL = { lat: 48.8584, lon: 2.2945 };

describe('CSV', () => {
  it('is read by the names of its columns, in any order', () => {
    const file = read(
      'category,Longitude,name,Latitude,note,website\nview,2.2945,Tour Eiffel,48.8584,"by night, late",https://a.example/x\n',
    );
    expect(file).toEqual({
      format: 'CSV',
      places: [
        {
          name: 'Tour Eiffel',
          at: EIFFEL,
          note: 'by night, late',
          category: 'view',
          url: 'https://a.example/x',
          line: 2,
        },
      ],
      faults: [],
    });
  });

  it('may have semicolons and decimal commas, a pair in one column, or a point as My Maps writes it', () => {
    const at = EIFFEL;
    expect(read('Titel;Breite;Länge\nA;48,8584;2,2945').places).toEqual([{ name: 'A', at, line: 2 }]);
    expect(read('sep=;\r\nname;coordinates\r\nA;48.8584, 2.2945\r\n').places).toEqual([{ name: 'A', at, line: 3 }]);
    expect(read('WKT,name\n"POINT (2.2945 48.8584)",A').places).toEqual([{ name: 'A', at, line: 2 }]);
  });

  it('counts lines through quoted breaks, and goes on after a quotation mark that nobody closes', () => {
    const file = read('name,lat,lon\n"A\nB",48.8584,2.2945\n"C,1,2\nD,48.8584,2.2945\n');
    expect(file.places.map(({ name, line }) => [name, line])).toEqual([
      ['A B', 2],
      ['D', 5],
    ]);
    expect(faultsOf(file)).toEqual(['4: A quotation mark is opened here and closed nowhere. The line is left out.']);
  });

  it('says of each row what is wrong with it, and keeps the others', () => {
    const file = read(
      [
        'name,lat,lon,url',
        ',48.8584,2.2945,',
        '"=HYPERLINK(""http://x.example"")",48.8584,2.2945,',
        'Kyoto,135.7681,35.0116,',
        'Far,195,2,',
        'Farther,5,200,',
        'Words,north,east,',
        'Half,48.8584,,',
        'Nowhere,0,0,javascript:alert(1)',
        'Bell\u0007\u202e Tower,48.8584,2.2945,',
      ].join('\n'),
    );
    expect(file.places).toEqual([
      { name: 'Nowhere', line: 9 },
      { name: 'Bell Tower', at: EIFFEL, line: 10 },
    ]);
    expect(faultsOf(file)).toEqual([
      '2: Expected the name of a place, found nothing.',
      String.raw`3: Expected the name of a place, found a formula: "=HYPERLINK(\"http://x.example\")". Save its value instead.`,
      '4: Kyoto: a latitude is from -90 to 90, found 135.7681. Latitude and longitude seem to be swapped: exchange them in the file.',
      '5: Far: a latitude is from -90 to 90, found 195.',
      '6: Farther: a longitude is from -180 to 180, found 200.',
      '7: Words: expected degrees such as 48.8584 and 2.2945, found "north".',
      '8: Half: expected a latitude and a longitude, found only "48.8584".',
    ]);
  });

  it('needs names of columns', () => {
    expect(faultsOf(read('48.8584,2.2945,Tour Eiffel'))).toEqual([
      '1: Expected a first line with names of columns: name, and latitude and longitude or url. Found "48.8584", "2.2945", "Tour Eiffel".',
    ]);
  });

  it('of Google Takeout has addresses of maps, and what the list is about above its header', () => {
    const file = read(
      'My best of Paris\n\nTitle,Note,URL,Comment\n' +
        'Tour Eiffel,,"https://www.google.com/maps/place/Tour+Eiffel/@48.1,2.1,17z/data=!3d48.8584!4d2.2945",\n' +
        'Pin,see it,"https://www.google.com/maps/search/48.8584,2.2945",\n' +
        'Louvre,,https://www.google.com/maps/place/Louvre/data=!4m2!3m1!1s0x47e6,\n',
    );
    expect(file.format).toBe('Google Takeout');
    expect(file.places.map(({ name, at, line }) => [name, at, line])).toEqual([
      ['Tour Eiffel', EIFFEL, 4],
      ['Pin', EIFFEL, 5],
      ['Louvre', undefined, 6],
    ]);
  });
});

describe('encodings', () => {
  const text = 'name,lat,lon\nCafé,48.8584,2.2945\n';
  const utf16 = Buffer.from(text, 'utf16le');
  it.each([
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 without one', utf16],
    ['UTF-16, big end first', Buffer.from(utf16).swap16()],
    ['Latin-1', Buffer.from(text, 'latin1')],
    ['NULs in between', Buffer.from(text.replace('Caf', 'Ca\0f'))],
  ])('%s', (_, bytes) => {
    expect(readPlaceFile(bytes).places).toEqual([{ name: 'Café', at: EIFFEL, line: 2 }]);
  });
});

describe('GeoJSON', () => {
  it('is read point by point; longitudes come first', () => {
    const file = read(`{ "note": "[{", "type": "FeatureCollection",
  "features": [
    { "type": "Feature", "geometry": { "type": "Point", "coordinates": [2.2945, 48.8584] },
      "properties": { "name": "A", "description": "x", "tourism": "museum" } },
    { "type": "Feature", "geometry": { "type": "LineString", "coordinates": [[2, 48], [3, 49]] }, "properties": { "name": "Way" } },
    7,
    { "type": "Feature", "geometry": { "type": "Point", "coordinates": [48.8584, 135] }, "properties": { "name": "S" } }
  ] }`);
    expect(file.places).toEqual([{ name: 'A', at: EIFFEL, note: 'x', category: 'museum', line: 3 }]);
    expect(faultsOf(file)).toEqual([
      '5: Way: expected a Point, found "LineString".',
      // A number is no object: it has no line of its own.
      '7: Expected a Feature with a geometry and properties.',
      '1: S: a latitude is from -90 to 90, found 135. Latitude and longitude seem to be swapped: exchange them in the file.',
    ]);
  });

  it('of Google Takeout tells places by their location, new and old; zero and zero is nowhere', () => {
    const file = read(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            geometry: { type: 'Point', coordinates: [2.2945, 48.8584] },
            properties: {
              google_maps_url: 'http://maps.google.com/?cid=1',
              location: { name: 'Tour Eiffel', address: 'Paris' },
            },
          },
          {
            type: 'Feature',
            geometry: { type: 'Point', coordinates: [0, 0] },
            properties: { 'Google Maps URL': 'http://maps.google.com/?cid=2', Title: 'Louvre', Comment: 'Mondays' },
          },
          {
            type: 'Feature',
            properties: { Title: 'Old', Location: { 'Geo Coordinates': { Latitude: '48.8584', Longitude: '2.2945' } } },
          },
        ],
      }),
    );
    expect(file.format).toBe('Google Takeout');
    expect(file.places.map(({ name, at, note }) => [name, at, note])).toEqual([
      ['Tour Eiffel', EIFFEL, undefined],
      ['Louvre', undefined, 'Mondays'],
      ['Old', EIFFEL, undefined],
    ]);
  });

  it.each([
    ['{"type":"FeatureCollection",\n"features":[\n{"type":', '3: Expected JSON; it is not valid here.'],
    ['{"name":"A"}', '1: Expected a GeoJSON FeatureCollection: {"type":"FeatureCollection","features":[…]}.'],
  ])('that is none is refused: %s', (text, fault) => {
    expect(faultsOf(read(text))).toEqual([fault]);
  });

  it('that is only nesting is refused', () => {
    expect(read('['.repeat(200_000)).faults).toHaveLength(1);
  });
});

const KML = `<?xml version="1.0"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Mine</name>
<Folder><name>Museums</name>
<Placemark><name>Caf&#233; &amp; <![CDATA[<Bar>]]></name><description><![CDATA[good<br>see https://a.example/b]]></description>
<Point><coordinates> 2.2945,48.8584,0 </coordinates></Point></Placemark>
</Folder>
<!-- <Placemark><name>Hidden</name></Placemark> -->
<Placemark><name>Broken</nam></Placemark>
<Placemark><name>Way</name><LineString><coordinates>1,2 3,4</coordinates></LineString></Placemark>
<Placemark><name>Named only</name></Placemark>
<Placemark><name>Cut`;

describe('KML', () => {
  it('is read placemark by placemark: a damaged one costs itself', () => {
    const file = read(KML);
    expect(file.places).toEqual([
      {
        name: 'Café & <Bar>',
        at: EIFFEL,
        note: 'good see https://a.example/b',
        category: 'Museums',
        url: 'https://a.example/b',
        line: 4,
      },
      { name: 'Named only', line: 10 },
    ]);
    expect(faultsOf(file).toSorted()).toEqual([
      '11: Expected the end of <Placemark>; the file ends before it. It is left out.',
      '8: This <Placemark> is no valid XML. It is left out.',
      '9: Way: expected a point, found a line or an area.',
    ]);
  });

  it('may come in an archive', () => {
    expect(readPlaceFile(zip('doc.kml', Buffer.from(KML))).places).toHaveLength(2);
    const kml = { name: 'places/DOC.KML', content: Buffer.from(KML) };
    expect(readPlaceFile(archive([{ ...kml, isPacked: false }])).places).toHaveLength(2);
  });

  it('is found in an archive behind other files, whatever else is written there', () => {
    const image = { name: 'images/a.png', content: Buffer.from('x'), extra: 5, comment: 7 };
    const kml = { name: 'doc.kml', content: Buffer.from(KML), extra: 9, comment: 3 };
    expect(readPlaceFile(archive([image, kml], 300)).places).toHaveLength(2);
    expect(readPlaceFile(archive([image, { ...kml, isPacked: false }], 65_535)).places).toHaveLength(2);
    expect(() => readPlaceFile(archive([image, kml], 65_536))).toThrow('an archive without a KML file');
    expect(() => readPlaceFile(archive([image]))).toThrow('an archive without a KML file');
  });

  it('is not read from a damaged archive', () => {
    const whole = archive([{ name: 'doc.kml', content: Buffer.from(KML) }]);
    const folder = whole.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    for (const at of [2, folder + 2]) {
      const damaged = Buffer.from(whole);
      damaged[at] = 0xff;
      expect(() => readPlaceFile(damaged)).toThrow('an archive without a KML file');
    }
  });

  it('is not unfolded without end', () => {
    const bomb =
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><kml><Placemark><name>&b;</name></Placemark></kml>';
    expect(() => read(bomb)).toThrow('declares a document type or entities');
    const large = zip('doc.kml', Buffer.alloc(40 * 1024 * 1024, ' '));
    expect(large.length).toBeLessThan(50_000);
    expect(() => readPlaceFile(large)).toThrow('an archive without a KML file that can be read');
    const deep = `<kml><Placemark><name>A</name>${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}</Placemark></kml>`;
    expect(faultsOf(read(deep))).toEqual(['1: This <Placemark> is no valid XML. It is left out.']);
  });
});

describe('GPX', () => {
  it('has waypoints', () => {
    const file = read(
      '<gpx>\n<wpt lat="48.8584" lon="2.2945"><name>A</name><desc>x</desc><type>park</type><link href="https://a.example/"/></wpt>\n<wpt lat="48.8584" lon="2.2945"/></gpx>',
    );
    expect(file.places).toEqual([
      { name: 'A', at: EIFFEL, note: 'x', category: 'park', url: 'https://a.example/', line: 2 },
    ]);
    expect(faultsOf(file)).toEqual(['3: Expected the name of a place, found nothing.']);
  });

  it('of ways alone has no places', () => {
    expect(faultsOf(read('<gpx><trk><trkpt lat="1" lon="2"/></trk></gpx>'))).toEqual([
      '1: Expected waypoints (<wpt>); the file has tracks or routes only.',
    ]);
  });
});

describe('what is no such file', () => {
  it.each([
    ['too large', Buffer.alloc(30 * 1024 * 1024, 'a'), 'The file has 30.0 MB; the most is 5 MB.'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 0, 1, 0]), 'The file is no text.'],
    ['a spreadsheet', zip('xl/workbook.xml', Buffer.from('<x/>')), 'an archive without a KML file'],
    ['empty', Buffer.from(' \n'), 'The file is empty.'],
    ['a web page', Buffer.from('<html></html>'), 'The file is XML, but neither KML nor GPX.'],
  ])('is refused: %s', (_, bytes, message) => {
    expect(() => readPlaceFile(bytes)).toThrow(PlaceFileError);
    expect(() => readPlaceFile(bytes)).toThrow(message);
  });

  it('are features with half a character, which are told by their field', () => {
    const point = '"geometry":{"type":"Point","coordinates":[2.29,48.85]}';
    const file = read(
      `{"type":"FeatureCollection","features":[\n{"type":"Feature","properties":{"name":"A\\ud800"},${point}},\n{"type":"Feature","properties":{"name":"B"},${point}}]}`,
    );
    expect(file.places.map(({ name }) => name)).toEqual(['B']);
    expect(faultsOf(file)).toEqual(['2: At properties.name: expected well-formed Unicode, got "A\\ud800".']);
  });

  it('is cut after so many places', () => {
    const file = read(`name,lat,lon\n${'A,48.8584,2.2945\n'.repeat(5002)}`);
    expect(file.places).toHaveLength(5000);
    expect(faultsOf(file)).toEqual(['5002: A list may have 5000 places; what follows is not read.']);
  });
});

interface Packed {
  readonly name: string;
  readonly content: Buffer;
  /** Bytes of a field that nobody reads. */
  readonly extra?: number;
  readonly comment?: number;
  readonly isPacked?: boolean;
}

function zip(name: string, content: Buffer): Buffer {
  return archive([{ name, content }]);
}

/** An archive with a comment of so many bytes. */
function archive(files: readonly Packed[], comment = 0): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const { name, content, extra = 0, comment: note = 0, isPacked = true } of files) {
    const packed = isPacked ? deflateRawSync(content) : content;
    const file = Buffer.alloc(30);
    file.writeUInt32LE(0x04034b50, 0);
    file.writeUInt16LE(isPacked ? 8 : 0, 8);
    file.writeUInt16LE(name.length, 26);
    file.writeUInt16LE(extra, 28);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(isPacked ? 8 : 0, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt16LE(extra, 30);
    entry.writeUInt16LE(note, 32);
    entry.writeUInt32LE(at, 42);
    const body = Buffer.concat([file, Buffer.from(name), Buffer.alloc(extra), packed]);
    bodies.push(body);
    entries.push(entry, Buffer.from(name), Buffer.alloc(extra + note));
    at += body.length;
  }
  const end = Buffer.alloc(22 + comment);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, ...entries, end]);
}
