import { parse } from 'yaml';
import { contentSchema, readProjects } from '../../src/config/content.ts';
import { readPayload } from '../../src/data/payload.ts';
import { resolveSite } from '../../src/node/files/site-files/resolve-site.ts';
import { writeSite } from '../../src/node/start/import/write-site.ts';
import { readResume } from '../../src/node/start/resume/read-resume.ts';
import { resumeOf } from '../../src/node/start/resume/resume-of-site.ts';
import { siteOfResume } from '../../src/node/start/resume/site-of-resume.ts';
import { siteConfig } from '../../src/site.ts';

type Texts = ReturnType<typeof writeSite>;

/** The two files of the site that is made of a résumé. */
export function siteFrom(resume: unknown): Texts {
  const read = readResume(resume, 'resume.json');
  const heads = { site: '# A site.\n', content: '' };
  return writeSite(siteOfResume(read, read.language), heads);
}

/** The résumé that the build writes of a site with these two files. */
export async function resumeFrom(texts: Texts): Promise<unknown> {
  const content = contentSchema.parse(parse(texts.content));
  const projects = readProjects(content);
  const { site } = resolveSite(siteConfig.parse(parse(texts.site)), { projects, files: [] });
  const { name: nameOwn, profession, tagline: label } = site.owner;
  const payload = await readPayload({
    ...content,
    personalOwn: { own: { nameOwn, profession, label } },
    projects: projects.map(({ title, url, description }) => [title, url, description]),
  });
  return JSON.parse(JSON.stringify(resumeOf(site, payload.content)));
}
