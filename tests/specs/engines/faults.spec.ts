import { expect, test } from '../../engines/test.ts';
import type { Visitor } from '../../engines/visitor.ts';
import { answerDataBy, type Fault, pageFiles, quickFaults, slowFaults } from '../../page/faults.ts';
import { content, screens } from '../../sample-site.ts';

const { projects, contact, about, welcome } = screens;

// Without video and entrances, which an engine without a graphics card draws slowly.
test.use({ prefersReducedMotion: true });

const failure = /^error: Error loading API data:/;
const faults = Object.entries({ ...quickFaults, 'no body': slowFaults['no body'] });

/** Faults that are none for an engine. WebKitGTK takes an answer as it is if it cannot decompress the answer. */
const readable = { firefox: [''], webkit: ['another encoding than it says'] };

/** Waits until the page has logged the failed load, and returns all messages. */
async function loggedFailure(visitor: Visitor): Promise<string[]> {
  await visitor.until(() =>
    (sessionStorage.getItem('errors-of-the-page') ?? '').includes('Error loading API data'),
  );
  return visitor.takeErrors();
}

test(`each of ${faults.length} faults of the data service: the page is complete, one line is logged, and the next page asks again @full`, async ({
  visitor,
  answerBy,
  engine,
}) => {
  test.setTimeout(600_000);
  const links = () => visitor.run(() => document.querySelectorAll('main a').length);
  for (const [name, fault] of faults) {
    if (readable[engine].includes(name)) continue;
    await test.step(name, async () => {
      answerDataBy({ answerBy }, fault);
      await visitor.open(`${projects.path}/`);
      const errors = await loggedFailure(visitor);
      expect(errors.filter((error) => failure.test(error))).toHaveLength(1);
      // The policy lets no redirect leave the site, and says so.
      expect(
        errors.filter((error) => !/^(error: Error loading|policy: connect-src)/.test(error)),
      ).toEqual([]);
      expect(await visitor.title()).toBe(projects.title);
      expect(await links()).toBe(content.projects.length);
    });
  }
  answerDataBy({ answerBy }, (response) =>
    response.end(JSON.stringify({ ...content, contactMe: [['Live', 'https://example.com']] })),
  );
  await visitor.click('link', 'Contact');
  await expect.poll(links).toBe(1);
});

const answers: Record<string, Fault> = {
  'is missing': (response) => response.writeHead(404).end('not found'),
  'is empty': (response) => response.end(),
  'is of the wrong type': (response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Not found</h1>'),
  'is cut off by a reset': (response) => response.socket?.resetAndDestroy(),
};
const kinds = Object.entries(pageFiles);

for (const [fault, answer] of Object.entries(answers)) {
  test(`each of ${kinds.length} kinds of files ${fault}: every page is complete @full`, async ({
    visitor,
    answerBy,
    allowed,
  }) => {
    test.setTimeout(600_000);
    // The engine and the page each report a missing file.
    // The engine also reports an answer that it drops because the visitor has left the page.
    allowed.push(
      /^error: Error loading API data: TypeError/,
      /did not load$/,
      /^error: (The page goes on|SyntaxError)/,
      /^error: Script error/,
    );
    for (const [kind, pattern] of kinds) {
      await test.step(kind, async () => {
        answerBy((request, response) => {
          const isMeant = pattern.test(request.url ?? '');
          if (isMeant) answer(response, request);
          return isMeant;
        });
        await visitor.openDocument(`${projects.path}/`);
        for (const [link, { title, heading }] of [
          ['About', about],
          ['Contact', contact],
          ['Welcome', welcome],
          ['Projects', projects],
        ] as const) {
          await expect.poll(() => visitor.find('link', link)).not.toBeNull();
          await visitor.click('link', link);
          await expect.poll(() => visitor.title()).toBe(title);
          await expect.poll(() => visitor.find('heading', heading)).not.toBeNull();
        }
      });
    }
  });
}
