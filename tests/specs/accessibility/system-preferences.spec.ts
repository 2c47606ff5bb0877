import { open } from '../../page/actions.ts';
import { screens, screensWithBar } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

test('the bar marks the open page where the system sets the colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const { path } of screensWithBar) {
    await page.goto(path);
    const lines = await page.locator('header li a').evaluateAll((links) =>
      links.map((link) => ({
        isOpen: link.getAttribute('aria-current') === 'page',
        line: getComputedStyle(link).borderBottomColor,
        ground: getComputedStyle(document.body).backgroundColor,
      })),
    );
    expect(lines.filter(({ isOpen }) => isOpen)).toHaveLength(1);
    for (const { isOpen, line, ground } of lines) expect(line !== ground, path).toBe(isOpen);
  }
  await open(page, screens.welcome.path);
  await expect(page.locator('main :is(video, img):visible')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
});

test('a visitor who asks for more contrast gets it for quiet words and lines', async ({ page }) => {
  const read = async () => {
    await page.goto(screens.contact.path);
    return page.getByRole('main').evaluate((main) => {
      const address = main.querySelector('li a + span');
      const rows = [...main.querySelectorAll('li *')].map((each) => getComputedStyle(each));
      return {
        address: address && getComputedStyle(address).color,
        text: getComputedStyle(main).color,
        line: rows.find(({ borderTopStyle }) => borderTopStyle !== 'none')?.borderTopColor,
      };
    });
  };
  const usual = await read();
  await page.emulateMedia({ contrast: 'more' });
  const more = await read();
  expect(usual.address).not.toBe(usual.text);
  expect(more.address).toBe(more.text);
  expect(more.line).toBe(usual.address);
});
