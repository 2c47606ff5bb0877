import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sampleMedia } from '../../../tests/sample-site.ts';
import { diagnose } from '../../diagnose/diagnose.ts';
import * as schemas from '../../sections/schemas.ts';
import { exampleFile } from '../project/paths.ts';
import { readPublicFolder } from '../project/public-files.ts';
import { readCheckContext } from '../site-files/check-context.ts';

const folder = readPublicFolder(sampleMedia);

async function read(text: string, schema: (typeof schemas)[keyof typeof schemas]) {
  const context = await readCheckContext([text], folder);
  return diagnose('example.yaml', new TextEncoder().encode(text), schema, context);
}

test.each(Object.entries(schemas))(
  'the example of %s has no mistake, and its value is the same after a time on the disk',
  async (type, schema) => {
    const example = await read(readFileSync(exampleFile(type), 'utf8'), schema);
    expect(example).toMatchObject({ ok: true });
    const { value } = z.object({ value: z.unknown() }).parse(example);
    expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value);
  },
);
