import { createServer } from 'node:http';
import { openDesk, undo } from '../../page/desk.ts';
import { expect, test } from '../../test.ts';

test('a click before the texts are known edits once they are, and each drag is undone by itself', async ({
  page,
  devServer,
}) => {
  let tell = () => {};
  const known = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route('**/__desk/texts', async (route) => {
    await known;
    await route.continue();
  });
  const { site, before, button } = await openDesk(page, devServer, '/contact-me');
  await page.getByRole('heading', { name: 'Contact me by:' }).click();
  tell();
  const field = page.getByRole('textbox', { name: 'Heading' });
  await expect(field).toBeFocused();
  await field.press('Escape');

  await button('Look').click();
  const look = page.locator('iframe').first();
  const old = await look.getAttribute('src');
  const picker = page
    .getByLabel('Light', { exact: true })
    .and(page.locator('[type=color]'))
    .first();
  /** Drags through colours, as a picker tells of it. */
  const drag = async (...colors: string[]) => {
    for (const color of colors) {
      await picker.evaluate((input: HTMLInputElement, value) => {
        // React hears only of values that were set past its own property.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          input,
          value,
        );
        input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      }, color);
      await expect.poll(site).toContain(`light: '${color}'`);
    }
    await picker.dispatchEvent('change');
  };
  await drag('#112233', '#112244');
  await drag('#221133', '#221144');
  await expect(look).not.toHaveAttribute('src', old ?? '');
  await button(/^Undo/).click();
  await expect.poll(site).toContain(`light: '#112244'`);
  await button(/^Undo/).click();
  await expect.poll(site).toBe(before);
});

test('a text of a live service says where it comes from, and is not edited @full', async ({
  page,
  editor,
  devServer,
}) => {
  const content = await (await fetch(`${editor.url}/api/index`)).text();
  const service = createServer((_, response) => {
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end(content);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  const host = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
  editor.edit('site.config.yaml', `  host: ''`, `  host: ${host}`);
  await openDesk(page, devServer, '/contact-me');
  await page.getByRole('link', { name: 'Email' }).click();
  const notice = page.getByRole('status').filter({ hasText: `This text comes from ` });
  await expect(notice).toContainText(host);
  await expect(page.locator('[data-desk=field]')).toHaveCount(0);
  service.close();
});

test('what is typed stays where the server does not answer', async ({
  page,
  devServer,
  consoleMessages,
}) => {
  const { site, before } = await openDesk(page, devServer, '/contact-me');
  const heading = page.getByRole('heading', { level: 1 });
  const field = page.getByRole('textbox', { name: 'Heading' });
  await heading.click();
  await field.fill('Typed');
  consoleMessages.allow(/Failed to fetch/, /net::ERR_FAILED/);
  await page.route('**/__desk/act', (route) => route.abort());
  await field.press('Enter');
  await expect(page.getByText('The dev server does not answer')).toBeVisible();
  await expect(field).toHaveText('Typed');
  await page.unroute('**/__desk/act');
  await field.press('Enter');
  await expect.poll(site).toBe(before.replace('Contact me by:', 'Typed'));
  await undo(page, 1, site);
});
