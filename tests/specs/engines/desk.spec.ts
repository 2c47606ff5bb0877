import { expect, test } from '../../engines/test.ts';
import { Visitor } from '../../engines/visitor.ts';
import { readerOf } from '../../page/desk.ts';
import { serve } from '../../project/cli.ts';
import { copyProject } from '../../project/copy-project.ts';

// Without video and entrances, which an engine without a graphics card draws slowly.
test.use({ prefersReducedMotion: true });

test('the desk edits a text, opens a panel and undoes @full', async ({ driver }) => {
  const { folder, remove } = copyProject();
  const { url, stop } = await serve(folder, 'dev');
  const site = readerOf(folder);
  const before = site();
  const owner = new Visitor(driver, url);
  /** Presses a button of the desk whose name begins with a text. */
  const press = (name: string) =>
    owner.until((start) => {
      const root = [...document.body.children].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
      const button = [...(root?.querySelectorAll('button') ?? [])].find(
        ({ ariaLabel, textContent, disabled }) =>
          !disabled && (ariaLabel ?? textContent ?? '').startsWith(start),
      );
      button?.click();
      return button !== undefined;
    }, name);
  try {
    await owner.open('/contact-me');
    await press('Edit');
    await press('Edit: Contact me by:');
    await owner.until(() => document.activeElement?.matches('[data-desk=field]') ?? false);
    await owner.run(() => {
      document.execCommand('insertText', false, 'Write to me: ü 日本');
      const key = { key: 'Enter', bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
    });
    await expect.poll(site).toBe(before.replace('Contact me by:', 'Write to me: ü 日本'));
    await owner.until(() => document.querySelector('h1')?.textContent === 'Write to me: ü 日本');
    await press('Pages');
    await press('Settings: Contact');
    await owner.until(() => {
      const root = [...document.body.children].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
      return (root?.querySelectorAll('.field').length ?? 0) > 3;
    });
    await press('Undo');
    await expect.poll(site).toBe(before);
    await owner.until(() => document.querySelector('h1')?.textContent === 'Contact me by:');
  } finally {
    await stop();
    remove();
  }
});
