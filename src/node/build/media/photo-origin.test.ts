import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { folderForTests } from '../../../../tests/unit/file-faults.ts';
import { originOf } from './photo-origin.ts';

const folder = folderForTests();
const photo = sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } });
const both = {
  IFD0: { Artist: 'Alma Reyes' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
};
const withXmp = (inside: string) => {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`;
  return photo.clone().jpeg().withXmp(xmp).toBuffer();
};
const latitude = '<exif:GPSLatitude>51,30N</exif:GPSLatitude>';
const creator = '<dc:creator><rdf:Seq><rdf:li>A</rdf:li></rdf:Seq></dc:creator>';
const jpeg = await photo.clone().jpeg().toBuffer();
const iptc = 'Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0e\x1c\x02\x50\0\x04Alma';
const block = Buffer.from(`\xff\xed\0${String.fromCharCode(iptc.length + 2)}${iptc}`, 'latin1');
const place = 'where it was taken';
const author = 'by whom';

test.each<[string, Uint8Array | string, string[]]>([
  ['plain.jpg', jpeg, []],
  ['both.webp', await photo.clone().webp().withExif(both).toBuffer(), [place, author]],
  ['both.png', await photo.clone().png().withExif(both).toBuffer(), [place, author]],
  ['both.avif', await photo.clone().avif({ effort: 0 }).withExif(both).toBuffer(), [place, author]],
  ['xmp.jpg', await withXmp(latitude), [place]],
  ['named.jpg', await withXmp(creator), [author]],
  ['iptc.jpg', Buffer.concat([jpeg.subarray(0, 2), block, jpeg.subarray(2)]), [author]],
  ['cut.jpg', 'Exif\0\0II*\0\x08\0\0\0\x09', []],
])('%s says %#', async (name, content, origin) => {
  writeFileSync(join(folder, name), content);
  expect(await originOf(join(folder, name))).toEqual(origin);
});
