import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { folderForTests } from '../../../tests/unit/file-faults.ts';
import { originOf } from './photo-origin.ts';

const folder = folderForTests();
const photo = sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } });
const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } };
const byAlma = { IFD0: { Artist: 'Alma Reyes' } };
const withXmp = (inside: string) =>
  photo
    .clone()
    .jpeg()
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`,
    );
const place = 'where it was taken';
const author = 'by whom';

const both = { ...gps, ...byAlma };

test.each([
  ['plain.jpg', photo.clone().jpeg(), []],
  ['both.webp', photo.clone().webp().withExif(both), [place, author]],
  ['both.png', photo.clone().png().withExif(both), [place, author]],
  ['both.avif', photo.clone().avif({ effort: 0 }).withExif(both), [place, author]],
  ['xmp.jpg', withXmp('<exif:GPSLatitude>51,30N</exif:GPSLatitude>'), [place]],
  [
    'named.jpg',
    withXmp('<dc:creator><rdf:Seq><rdf:li>A</rdf:li></rdf:Seq></dc:creator>'),
    [author],
  ],
])('%s says %#', async (name, picture, origin) => {
  writeFileSync(join(folder, name), await picture.toBuffer());
  expect(await originOf(join(folder, name))).toEqual(origin);
});

test('the author in a block IPTC is found, and a block that is cut says nothing', async () => {
  const jpeg = await photo.clone().jpeg().toBuffer();
  const iptc = Buffer.from(
    'Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0e\x1c\x02\x50\0\x04Alma',
    'latin1',
  );
  const block = Buffer.concat([Buffer.from([0xff, 0xed, 0, iptc.length + 2]), iptc]);
  const press = Buffer.concat([jpeg.subarray(0, 2), block, jpeg.subarray(2)]);
  writeFileSync(join(folder, 'press.jpg'), press);
  writeFileSync(join(folder, 'cut.jpg'), 'Exif\0\0II*\0\x08\0\0\0\x09');
  expect(await originOf(join(folder, 'press.jpg'))).toEqual([author]);
  expect(await originOf(join(folder, 'cut.jpg'))).toEqual([]);
});
