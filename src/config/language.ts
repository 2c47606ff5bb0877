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

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Checks whether a tag is well formed, with a known language and region. */
function isKnown(tag: string): boolean {
  try {
    return names.of(new Intl.Locale(tag).baseName) !== undefined;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Guesses the tag that was meant from another notation, such as `de_DE.UTF-8`, or from an unknown region. */
function findTag(written: string): string | undefined {
  const tag = written.trim().replaceAll('_', '-').replace(/\..*$/, '');
  return [tag, tag.replace(/-.*$/, '')].find(isKnown);
}
