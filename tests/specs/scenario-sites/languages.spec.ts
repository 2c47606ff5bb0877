import english from '../../../src/config/words/en.json' with { type: 'json' };
import { open } from '../../page/actions.ts';
import { readSite } from '../../project/site-files.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

/** What a visitor finds on the sites of `tests/sites/languages/`. */
const languages = {
  'pt-BR': {
    pages: 'Páginas',
    media: ['🔊 Ativar o som', 'Pausar o vídeo'],
    skip: 'Ir para o conteúdo',
    bar: 'Principal',
    menu: 'Menu',
    colors: ['Cores', 'Como o sistema', 'Claras', 'Escuras'],
    newTab: 'Abre em nova aba',
    video: ['Reproduzir o vídeo', 'Ver em vimeo.com'],
    periods: ['setembro de 2021 – atualmente', '2018 – março de 2021'],
    copy: /^Copiar /,
    position: '1 de 3',
    buttons: ['Anterior', 'Próxima', 'Fechar'],
  },
  ja: {
    pages: 'ページ',
    media: ['🔊 音を出す', '動画を一時停止'],
    skip: '本文へスキップ',
    bar: 'メインメニュー',
    menu: 'メニュー',
    colors: ['配色', 'システムに合わせる', 'ライト', 'ダーク'],
    newTab: '新しいタブで開きます',
    video: ['動画を再生', 'vimeo.com で見る'],
    periods: ['2021年9月 – 現在', '2018年 – 2021年3月'],
    copy: /^コピー /,
    position: '3枚中1枚目',
    buttons: ['前へ', '次へ', '閉じる'],
  },
  ar: {
    pages: 'الصفحات',
    media: ['🔊 تشغيل الصوت', 'إيقاف الفيديو مؤقتًا'],
    skip: 'الانتقال إلى المحتوى',
    bar: 'القائمة الرئيسية',
    menu: 'القائمة',
    colors: ['الألوان', 'حسب النظام', 'فاتحة', 'داكنة'],
    newTab: 'يُفتح في علامة تبويب جديدة',
    video: ['تشغيل الفيديو', 'المشاهدة على vimeo.com'],
    periods: ['سبتمبر 2021 – الآن', '2018 – مارس 2021'],
    copy: /^نسخ /,
    position: '1 من 3',
    buttons: ['السابقة', 'التالية', 'إغلاق'],
  },
};

for (const [language, words] of Object.entries(languages)) {
  const title = `a site in ${language} says all words in its language`;
  test(title, fullRunUnless(language === 'ar'), async ({ scenario, page }) => {
    const project = scenario({ site: readSite(`languages/${language}`) });
    await project.buildWell();
    const url = await project.serve();
    await open(page, url);
    await expect(page.getByRole('navigation', { name: words.pages })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveText(words.media);

    await open(page, `${url}/work/`);
    await expect(page.getByRole('link', { name: words.skip })).toBeAttached();
    const bar = page.getByRole('navigation', { name: words.bar, exact: true });
    const [colors = '', ...choices] = words.colors;
    await expect(bar.getByRole('combobox', { name: colors })).toContainText(choices.join(''));
    const [play = '', watch = ''] = words.video;
    await expect(page.getByRole('button', { name: play })).toBeVisible();
    const link = page.getByRole('link', { name: watch });
    await expect(link).toHaveAccessibleDescription(words.newTab);
    for (const period of words.periods) await expect(page.getByText(period)).toBeVisible();
    await expect(page.getByRole('button', { name: words.copy }).first()).toBeVisible();

    await page.getByRole('main').getByRole('link').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(words.position);
    await expect(dialog.getByRole('button')).toHaveText(words.buttons);
    await dialog.getByRole('button').last().click();

    await page.setViewportSize({ width: 390, height: 800 });
    await expect(page.getByRole('button', { name: words.menu, exact: true })).toBeVisible();

    const documents = ['index.html', 'work/index.html'].map((file) => project.read(file));
    const texts = documents.join('').replaceAll(/"\w+":/g, '');
    const left = Object.values(english).filter((word) => texts.includes(`"${word}"`));
    expect(left.filter((word) => word !== words.menu)).toEqual([]);
  });
}
