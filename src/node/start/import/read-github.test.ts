import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../../../../tests/browser/listen.ts';
import { siteOfResume } from '../resume/site-of-resume.ts';
import { readGitHub } from './read-github.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Answers in place of GitHub's API. Returns the tokens that the requests have. */
async function serve(answer: RequestListener) {
  const tokens: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    tokens.push(request.headers.authorization);
    answer(request, response);
  });
  const { url, close } = await listen(server);
  onTestFinished(close);
  vi.stubEnv('GITHUB_API_URL', url);
  for (const name of ['GITHUB_TOKEN', 'GH_TOKEN']) vi.stubEnv(name, '');
  return tokens;
}

/** A repository as GitHub answers, with those of its fields that matter. */
const repository = (name: string, stars: number, more: object = {}) => ({
  ...{ name, html_url: `https://github.com/octo/${name}`, description: `The <b>${name}</b>` },
  ...{ language: 'Go', stargazers_count: stars, topics: ['tool', 'cli'] },
  ...{ private: false, fork: false, archived: false, ...more },
});

const user = {
  ...{ login: 'octo', type: 'User', name: 'Octavia Lee', blog: 'octavia.dev', email: null },
  ...{ bio: 'I build small tools.\r\nMostly in Go.', twitter_username: 'octavia' },
  html_url: 'https://github.com/octo',
};

const repositories = [
  ...Array.from({ length: 99 }, (_, index) => repository(`tool-${index}`, index)),
  repository('fork', 9_000, { fork: true }),
  repository('old', 8_000, { archived: true }),
  repository('star', 7_000, { description: null, language: null, topics: [] }),
];

const answer: RequestListener = ({ url = '' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const page = Number(searchParams.get('page') ?? 1);
  const known: Record<string, unknown> = {
    '/users/octo': user,
    '/users/octo/social_accounts': [{ provider: 'mastodon', url: 'https://hachyderm.io/@octavia' }],
    '/users/octo/repos': repositories.slice((page - 1) * 100, page * 100),
  };
  const found = known[pathname];
  response.writeHead(found ? 200 : 404).end(JSON.stringify(found));
};

test('a user becomes an owner, links, and the twelve repositories with most stars', async () => {
  const tokens = await serve(answer);
  const resume = await readGitHub('octo');
  const { site, content } = siteOfResume(resume, resume.language);
  expect(site.owner).toEqual({ name: 'Octavia Lee', tagline: 'I build small tools.' });
  const tools = Array.from({ length: 11 }, (_, index) => `tool-${98 - index}`);
  expect(content.projects.map(({ title }) => title)).toEqual(['star', ...tools]);
  const tags = ['Go', 'tool', 'cli'];
  expect(content.projects[1]).toMatchObject({ description: 'The tool-98', tags });
  expect(content.contactMe).toEqual([
    ['Website', 'https://octavia.dev'],
    ['GitHub', 'https://github.com/octo'],
    ['X', 'https://x.com/octavia'],
    ['hachyderm.io', 'https://hachyderm.io/@octavia'],
  ]);
  expect(new Set(tokens)).toEqual(new Set([undefined]));
  vi.stubEnv('GITHUB_TOKEN', 'secret');
  await readGitHub('octo');
  expect(tokens).toContain('Bearer secret');
});

const refuse =
  (status: number, headers: Record<string, string> = {}, body = '{}'): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);
const limit = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1790000000' };

test.each([
  ['no such user', refuse(404), 'GitHub has no user octo'],
  ['a wrong token', refuse(401), 'does not know the token'],
  ['too many requests', refuse(403, limit), /refuses more until \d\d:\d\d.* variable GITHUB_TOKEN/],
  ['a long answer', refuse(200, {}, ' '.repeat(21 * 1024 * 1024)), 'with more than 20480 kB'],
  ['an answer of something else', refuse(200, {}, '[]'), 'did not answer as GitHub does'],
])('%s is said', async (_, listener, message) => {
  await serve(listener);
  await expect(readGitHub('octo')).rejects.toThrow(message);
});

test('a server that does not answer is waited for ten seconds, and not longer', async () => {
  await serve(() => {});
  const abort = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(abort.signal);
  const reading = readGitHub('octo');
  abort.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  await expect(reading).rejects.toThrow('has not answered within 10 seconds');
  expect(timeout).toHaveBeenCalledWith(10_000);
});

test.each(['', 'a/b', '../x', 'a b', 'octo?x'])('github:%s is no user', async (name) => {
  await expect(readGitHub(name)).rejects.toThrow('is no user');
});
