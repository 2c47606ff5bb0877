import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { contentSchema } from '../../config/content.ts';
import { language } from '../../config/language.ts';
import { diagnose } from '../../diagnose/diagnose.ts';
import type { Problem } from '../../diagnose/messages/problem.ts';
import type { CheckContext } from '../../diagnose/references/check-context.ts';
import { siteConfig } from '../../site.ts';
import { type Answers, type SiteTexts, siteTexts } from './site-texts.ts';

const sound: Answers = {
  ...{ name: 'Owner', role: '', line: '', mail: '', pictures: '' },
  language: 'en',
  preset: 'dusk',
};

/** Returns what the check of the site would say of an answer, in one line; undefined if it is in order. */
export function findFault(answer: Partial<Answers>): string | undefined {
  if (answer.name === '') return 'The site needs a name.';
  if (answer.language !== undefined && !language.safeParse(answer.language).success)
    return 'expected: a language tag, such as en or pt-BR';
  if (answer.pictures) {
    const folder = statSync(resolve(answer.pictures), { throwIfNoEntry: false });
    if (!folder?.isDirectory()) return `There is no folder ${resolve(answer.pictures)}.`;
  }
  const [problem] = problemsOf(siteTexts({ ...sound, ...answer }));
  return problem && `${problem.message}; expected: ${problem.expected}`;
}

/** Checks the two texts of a new site, apart from its pictures. */
function problemsOf({ site, content }: SiteTexts): Problem[] {
  const context: CheckContext = {
    media: ['/media/work/1.jpg'],
    faultOf: () => undefined,
    icons: [],
    folders: [],
  };
  const problems = (name: string, text: string, schema: z.ZodType) => {
    const checked = diagnose(name, new TextEncoder().encode(text), schema, context);
    return checked.ok ? [] : checked.problems;
  };
  return [
    ...problems('site.config.yaml', site, siteConfig),
    ...problems('content/index.yaml', content, contentSchema),
  ];
}
