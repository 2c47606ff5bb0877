import { join } from 'node:path';
import { open } from '../../page/actions.ts';
import { vitrine } from '../../project/cli.ts';
import { bright, pictureOf } from '../../project/look-sites.ts';
import { expect, test, withMotion } from '../../test.ts';

test.use(withMotion);

test('a picture that is smaller than its place stands in it in at most twice its size, and the check names it @full', async ({
  builtSite,
  page,
}) => {
  const picture = { src: '/media/small.png', alt: 'A small square' };
  const large = { src: '/media/large.png', alt: 'A large one' };
  const sections = [
    { type: 'profile', heading: 'Profile', photo: picture },
    { type: 'projects', heading: 'Works' },
    { type: 'cards', items: [large, picture].map((each) => ({ title: 'Work', picture: each })) },
    { type: 'gallery', pictures: [picture, large] },
    { type: 'prose', paragraphs: [{ picture: picture.src, alt: picture.alt }] },
  ];
  const project = { title: 'Work', url: 'https://example.com', description: 'It works.' };
  const files = {
    site: JSON.stringify({
      app: { name: 'Small', description: 'Pictures.' },
      owner: { name: 'Ada' },
      theme: { preset: 'meridian' },
      pages: [{ path: '', link: 'Small', title: 'Small', sections }],
    }),
    content: JSON.stringify({
      personalOwn: { own: { nameOwn: 'Ada', profession: 'Painter', label: 'Small pictures' } },
      projects: [{ ...project, picture }],
      contactMe: [],
    }),
  };
  const { url, folder } = await builtSite('small pictures', files, {
    prepare: async ({ folder: made }) => {
      const media = join(made, 'public', 'media');
      await pictureOf(bright).resize(40).toFile(join(media, 'small.png'));
      await pictureOf(bright).resize(900, 600, { fit: 'fill' }).toFile(join(media, 'large.png'));
    },
  });
  const { output } = await vitrine(folder, ['check', '--launch']);
  expect(output).toContain('public/media/small.png is 40 × 40 px');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, url);
    const small = page.getByAltText(picture.alt);
    const places = await small.evaluateAll((all) =>
      all.map((each) => {
        const place = each.parentElement?.getBoundingClientRect();
        return [Math.round(each.getBoundingClientRect().width), Number(place?.width) > 100];
      }),
    );
    expect(places, `${width} px wide`).toEqual(Array(5).fill([80, true]));
  }
});
