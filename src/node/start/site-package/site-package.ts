import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ParseError, parse } from 'jsonc-parser';
import { z } from 'zod';
import { PlainError } from '../../files/project/plain-error.ts';

const packageFile = z.looseObject({
  scripts: z.record(z.string(), z.string()).optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
});

/**
 * Reads the package.json of a folder; an empty one if there is none.
 * @throws {PlainError} if it is no package.json
 */
export function readPackage(folder: string): z.output<typeof packageFile> {
  const file = join(folder, 'package.json');
  const faults: ParseError[] = [];
  const { data } = packageFile.safeParse(
    parse(existsSync(file) ? readFileSync(file, 'utf8') : '{}', faults),
  );
  if (data && faults.length === 0) return data;
  throw new PlainError(`${file} is no package.json that npm could read.`);
}

/**
 * Returns the package.json of a site. What a package manager has written into it before stays.
 * @param vitrine what the site depends on: a version, or the path of an archive as `file:vendor/…`
 */
export function packageText(folder: string, vitrine: string): string {
  const before = readPackage(folder);
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const commands = ['dev', 'build', 'preview', 'check'].map((each) => [each, `vitrine ${each}`]);
  const content = {
    // After an installation without a name, Yarn would not find the site by its new one.
    ...(before.dependencies?.['vitrine'] === undefined && { name: name || 'site' }),
    private: true,
    type: 'module',
    ...before,
    scripts: Object.fromEntries(commands),
    dependencies: { ...before.dependencies, vitrine },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Returns the name of the package manager that has started this command, by default npm. */
export function packageManager(): string {
  const [name] = /^(pnpm|yarn|bun)(?=\/)/.exec(process.env['npm_config_user_agent'] ?? '') ?? [];
  return name ?? 'npm';
}
