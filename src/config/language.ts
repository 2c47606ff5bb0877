import { z } from 'zod';
import { fieldMetadata } from './field-metadata.ts';
import { refuseWhere } from './text-problem.ts';

const expected = 'a language tag, such as en or pt-BR';

/** The language tag (BCP 47) of texts. */
export const language = z
  .string()
  .superRefine(refuseWhere((tag) => (isKnown(tag) ? undefined : { expected, meant: findTag(tag) })))
  .register(fieldMetadata, { expected })
  .meta({
    pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$',
    examples: ['en'],
  });

const names = {
  language: new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }),
  region: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
};

/** Checks whether a tag is well formed, with a known language and region. */
function isKnown(tag: string): boolean {
  const locale = parseTag(tag);
  if (!locale?.language || /^und\b/i.test(tag)) return false;
  const { language: code, region } = locale;
  return (
    names.language.of(code) !== undefined &&
    (region === undefined || names.region.of(region) !== undefined)
  );
}

function parseTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Guesses the tag that was meant from another notation, such as `de_DE.UTF-8`, or from an unknown region. */
function findTag(written: string): string | undefined {
  const tag = written.trim().replaceAll('_', '-').replace(/\..*$/, '');
  return [tag, tag.replace(/-.*$/, '')].find(isKnown);
}
