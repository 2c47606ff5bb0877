import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSite } from '../../../../tests/project/site-files.ts';
import { resumes, runs } from '../../../../tests/unit/any-resume.ts';
import { siteFrom } from '../../../../tests/unit/written-site.ts';
import { formatText } from '../../../diagnose/messages/format-problems.ts';
import { problemsOf, withoutMedia } from '../../files/site-files/owner-files.ts';
import { readResume } from '../resume/read-resume.ts';
import { siteOfResume } from '../resume/site-of-resume.ts';
import { editsFor, writeEdits } from './add-to-site.ts';

const texts = {
  site: readSite('potter'),
  content: `projects:
  # the first
  - [Vase, https://ada.dev/vase, 'Tall, blue.']
contactMe: []
`,
};

const resume = {
  basics: { name: 'Ada', label: 'Potter', email: 'ada@potter.dev', summary: 'I make pots.' },
  work: [
    { position: 'Owner', name: 'Studio', startDate: '2016' },
    { position: 'Stoker', name: 'Kiln', startDate: '2010', endDate: '2015', highlights: ['Wood'] },
  ],
  skills: [{ name: 'Glaze' }, { name: 'Wood firing' }],
  projects: [
    { name: 'Vase', url: 'https://ada.dev/vase', description: 'Short, red.' },
    { name: 'Bowl', url: 'https://ada.dev/bowl' },
  ],
};

function added(before: typeof texts, value: unknown = resume) {
  const edits = editsFor(before, siteOfResume(readResume(value, 'resume.json'), 'en'));
  const kept = edits.filter(({ replaces }) => !replaces);
  return {
    edits,
    after: writeEdits(before, kept),
    all: writeEdits(before, edits),
  };
}

test('what is new is added where it belongs, and every line of the owner stays', () => {
  const { after } = added(texts);
  expect(formatText(problemsOf(after, withoutMedia))).toBe('');
  const linesOf = ({ site, content }: typeof texts) => `${site}${content}`.split('\n');
  const isChanged = /profession: ''|\[Clay, Glaze\]|contactMe: \[\]/;
  const own = linesOf(texts).filter((line) => !isChanged.test(line));
  expect(linesOf(after)).toEqual(expect.arrayContaining(own));
  expect(after.site).toContain("profession: 'Potter'");
  expect(after.site).toContain('items: [Clay, Glaze, Wood firing]');
  // The newer job stands before the one that was there.
  expect(after.site.indexOf('Owner')).toBeLessThan(after.site.indexOf('Stoker'));
  expect(after.site).toMatch(/points:\n\s+- Wood/);
  expect(after.site).toMatch(/- path: about-me\n[\s\S]*I make pots\./);
  expect(after.content).toMatch(/Tall, blue[\s\S]*title: Bowl/);
  expect(after.content).toContain('mailto:ada@potter.dev');
});

test('what differs is replaced only by an edit of its own, and nothing is added a second time', () => {
  const { edits, after, all } = added(texts);
  const replacing = edits.filter(({ replaces }) => replaces);
  expect(replacing.map(({ title }) => title)).toEqual(['Vase']);
  expect(after.content).not.toContain('Short, red.');
  expect(all.content).toContain('Short, red.');
  expect(formatText(problemsOf(all, withoutMedia))).toBe('');
  expect(added(all).edits).toEqual([]);
});

test('line ends stay as they are', () => {
  const crlf = (text: string) => text.replaceAll('\n', '\r\n');
  const { after } = added({ site: crlf(texts.site), content: crlf(texts.content) });
  expect(after.site + after.content).not.toMatch(/(?<!\r)\n/);
});

test('any résumé can be added to the site of any other, and then has nothing more to add', () => {
  const isAdded = (one: unknown, other: unknown) => {
    const { after, all } = added(siteFrom(one), other);
    for (const each of [after, all]) expect(formatText(problemsOf(each, withoutMedia))).toBe('');
    expect(added(all, other).edits).toEqual([]);
  };
  fc.assert(fc.property(resumes, resumes, isAdded), runs(2));
}, 600_000);
