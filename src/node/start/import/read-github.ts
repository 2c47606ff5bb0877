import { z } from 'zod';
import { readText } from '../../../shared/response-text.ts';
import { PlainError } from '../../files/project/plain-error.ts';
import { type Resume, readResume } from '../resume/read-resume.ts';
import { maxSize } from './size-limit.ts';

/** In milliseconds. */
const maxDuration = 10_000;

/** The number of repositories on each page of the answer, and of pages that are asked for. */
const [perPage, maxPages] = [100, 10];

/** The number of repositories that become projects. */
const maxProjects = 12;

const text = z.string().nullish();

const userSchema = z.object({
  ...{ login: z.string(), name: text, bio: text, blog: text, email: text },
  ...{ location: text, html_url: text, twitter_username: text },
});

const accountsSchema = z.array(z.object({ provider: text, url: z.string() }));

const repositoriesSchema = z.array(
  z.object({
    ...{ name: z.string(), html_url: text, description: text, language: text },
    ...{ fork: z.boolean().default(false), archived: z.boolean().default(false) },
    ...{ stargazers_count: z.number().default(0), topics: z.array(z.string()).nullish() },
  }),
);

/**
 * Reads what GitHub tells everybody of a user: profile, links, and the repositories with most stars.
 * @throws {PlainError} if there is no such user, or GitHub does not answer
 */
export async function readGitHub(user: string, language?: string): Promise<Resume> {
  if (!/^[a-z\d](?:[a-z\d-]{0,38})$/i.test(user))
    throw new PlainError(`github:${user}  is no user: expected a name such as github:torvalds.`);
  const profile = await request(`/users/${user}`, userSchema);
  const accounts = await request(`/users/${user}/social_accounts`, accountsSchema, []);
  const repositories = await readRepositories(user);
  const own = repositories
    .filter(({ fork, archived }) => !fork && !archived)
    .sort((one, other) => other.stargazers_count - one.stargazers_count)
    .slice(0, maxProjects);
  const resume = {
    basics: basicsOf(profile, accounts),
    projects: own.map(({ name, html_url, description, language, topics }) => ({
      ...{ name, url: html_url, description },
      keywords: [...(language ? [language] : []), ...(topics ?? [])].slice(0, 5),
    })),
    skills: [...new Set(own.flatMap(({ language }) => language || []))].map((name) => ({ name })),
  };
  return readResume(resume, `github:${user}`, language);
}

function basicsOf(user: z.output<typeof userSchema>, accounts: z.output<typeof accountsSchema>) {
  const { login, name, bio, blog, email, location, html_url, twitter_username } = user;
  const twitter = twitter_username ? [{ network: 'X', username: twitter_username }] : [];
  const others = accounts.filter(({ url }) => !/\/\/(www\.)?(x|twitter)\.com\//.test(url));
  return {
    ...{ name: name || login, summary: bio, url: blog, email, location: { city: location } },
    profiles: [
      { network: 'GitHub', username: login, url: html_url },
      ...twitter,
      ...others.map(({ url }) => ({ url })),
    ],
  };
}

async function readRepositories(user: string) {
  const all: z.output<typeof repositoriesSchema> = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const path = `/users/${user}/repos?type=owner&per_page=${perPage}&page=${page}`;
    const read = await request(path, repositoriesSchema);
    all.push(...read);
    if (read.length < perPage) break;
  }
  return all;
}

/**
 * Asks GitHub's API, whose address is in GITHUB_API_URL if it is another one.
 * @param fallback the answer where there is none, for what may be missing
 */
async function request<S extends z.ZodType>(
  path: string,
  schema: S,
  fallback?: z.output<S>,
): Promise<z.output<S>> {
  const api = (process.env['GITHUB_API_URL'] || 'https://api.github.com').replace(/\/+$/, '');
  const token = process.env['GITHUB_TOKEN'] || process.env['GH_TOKEN'];
  try {
    const response = await fetch(api + path, {
      headers: {
        accept: 'application/vnd.github+json',
        'user-agent': 'vitrine',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      signal: AbortSignal.timeout(maxDuration),
    });
    if (response.status === 404 && fallback !== undefined) return fallback;
    if (!response.ok) throw new PlainError(refusal(response, path, Boolean(token)));
    const answer = schema.safeParse(JSON.parse(await readText(response, maxSize)));
    if (answer.success) return answer.data;
    throw new PlainError(`${api}${path}  did not answer as GitHub does.`);
  } catch (error) {
    if (error instanceof PlainError) throw error;
    throw new PlainError(`${api}${path}  ${outage(error)}`);
  }
}

/** Says why GitHub has refused a request, and what helps. */
function refusal({ status, headers }: Response, path: string, hasToken: boolean): string {
  const [, , user] = path.split('/');
  if (status === 404) return `GitHub has no user ${user}.`;
  if (status === 401)
    return 'GitHub does not know the token in GITHUB_TOKEN. Remove it, or write a valid one.';
  const isLimit = headers.get('x-ratelimit-remaining') === '0' || status === 429;
  if (!isLimit)
    return `GitHub has refused to tell of ${user}, with the status ${status}. Try again later.`;
  const reset = Number(headers.get('x-ratelimit-reset'));
  const when =
    reset > 0 ? ` until ${new Date(reset * 1000).toTimeString().slice(0, 5)}` : ' for now';
  const advice = hasToken
    ? ''
    : ' With a token in the variable GITHUB_TOKEN it answers more often.';
  return `GitHub has answered too many requests from here, and refuses more${when}.${advice}`;
}

/** Says why there was no answer. */
function outage(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `has not answered within ${maxDuration / 1000} seconds. Try again later.`;
  if (error instanceof RangeError) return `answered with more than ${maxSize / 1024} kB.`;
  if (error instanceof SyntaxError) return 'did not answer in JSON.';
  const { code, message = '' } = Object(error instanceof Error ? (error.cause ?? error) : error);
  return `cannot be reached (${code ?? message}). Are you online?`;
}
