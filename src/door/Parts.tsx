import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { noContent } from '../data/content.ts';
import { createContentStore } from '../data/store.ts';
import { StoreContext } from '../data/use-content.ts';
import { AssetsContext } from '../ui/assets.ts';
import { newTabId } from '../ui/ExternalLink.tsx';
import { SectionPlaceContext } from '../ui/section-place.ts';
import * as css from './styles.ts';
import * as view from './view.ts';

const { theme } = css;
const drawing = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 4'><path fill='slategray' d='M0 0h9v4H0z'/><path fill='lightsteelblue' d='M0 4l3-3 2 2 2-1 2 2z'/></svg>`;
const picture = { width: 9, height: 4, stem: '', widths: [], fallback: drawing };
const assets = { pictures: { '/drawing.svg': picture }, icons: {}, files: {} };
const list = { heading: 'Entries', entrance: 'default' } as const;
const titles = ['The first entry', 'The second entry', 'The third entry'];
const entry = (title: string) => (
  <>
    <view.Heading below={list.heading}>
      <span style={css.entryTitle}>{title}</span>
    </view.Heading>
    <p style={css.note}>A note is small and muted.</p>
  </>
);
const headed = (heading: string, content: ReactNode) => (
  <view.HeadedSection heading={heading} entrance="default">
    {content}
  </view.HeadedSection>
);
function Works() {
  const works = titles.map((title, index) => {
    return { title, ...(index === 0 && { picture: { src: '/drawing.svg', alt: 'A drawing' } }) };
  });
  const shapes = view.useShapes(works);
  return (
    <view.HeadedList {...list} className={view.cells} itemClass={view.cell} items={works}>
      {(work) => (
        <view.Entry
          below={list.heading}
          title={work.title}
          frame={shapes && <view.Frame {...work} shapes={shapes} sizes="40vw" isLater />}
        />
      )}
    </view.HeadedList>
  );
}
const words = (
  <>
    <p style={css.itemSize}>
      <view.ExternalLink url="https://example.org" className={view.quietLink}>
        A link to another site
      </view.ExternalLink>
    </p>
    <view.RichTexts as="p" texts={[['Running text with ', { em: 'emphasis' }, ' in it.']]} />
    <view.Tags tags={['One tag', 'Another tag']} />
    <view.FormattedDate date="2021-09-28/.." />
    <view.Button onPress={() => {}}>A button</view.Button>
    <view.LinkTo url="https://example.org" className={view.buttonLink}>
      A link like one
    </view.LinkTo>
  </>
);

/** The property that shows the tokens of a group. */
const properties = {
  color: 'background',
  size: 'fontSize',
  space: 'width',
  distance: 'width',
} as const;
const accent = { background: theme.color.accent, color: theme.color.onAccent } as const;
const tokens = (['color', 'size', 'space', 'distance'] as const).flatMap((group) =>
  Object.entries(theme[group]).map(([name, value]) => (
    <p key={group + name} style={{ display: 'grid', gridTemplateColumns: '11rem 1fr' }}>
      <code>{`${group}.${name}`}</code>
      <span style={{ ...accent, [properties[group]]: value }}>{group === 'size' && 'Sphinx'}</span>
    </p>
  )),
);

/** The parts by their names, each as it looks in the theme of the site. */
const parts: Readonly<Record<string, ReactNode>> = {
  'HeadedSection, Heading, Entrance': headed('A heading', <p>The theme sets its place.</p>),
  'HeadedList, row, entryTitle, note': (
    <view.HeadedList {...list} items={titles} itemClass={view.row}>
      {entry}
    </view.HeadedList>
  ),
  'ListSection, StaggeredList': (
    <view.ListSection {...list} rows={titles}>
      {(title) => <div className={view.row}>{entry(title)}</div>}
    </view.ListSection>
  ),
  'Entry, lines, datedLines, covering, lettersOf': (
    <view.HeadedList {...list} {...view.datedLines} items={titles} titleOf={(title) => title}>
      {(title) => <view.Entry below={list.heading} meta="1843" title={title} note="A note" />}
    </view.HeadedList>
  ),
  'cells, cell, Frame, useShapes': (
    <AssetsContext value={assets}>
      <Works />
    </AssetsContext>
  ),
  'Picture, pictureBox, caption': headed(
    'A picture',
    <AssetsContext value={assets}>
      <figure>
        <view.Picture src="/drawing.svg" alt="Mountains" sizes="60vw" />
        <figcaption className={css.caption}>A caption is close to its picture.</figcaption>
      </figure>
    </AssetsContext>,
  ),
  Figures: (
    <view.HeadedSection heading="Figures" entrance="default" content="tiles">
      <view.Figures items={[{ value: 1843, label: 'the year of the notes', note: 'A to G' }]} />
    </view.HeadedSection>
  ),
  'Text, Quote': headed(
    'A text',
    <view.Text
      below="A text"
      blocks={[
        'A short first paragraph opens it.',
        { heading: 'A part' },
        'All of it stands in one column.',
        { quote: 'That brain of mine is something more than merely mortal.', by: 'Ada Lovelace' },
      ]}
    />,
  ),
  'display, figures': headed(
    'A figure',
    <p className={css.display} style={{ ...css.figures, fontSize: theme.size.display }}>
      1843
    </p>,
  ),
  'ExternalLink, FormattedDate, LinkTo, quietLink, itemSize, RichText, RichTexts, Tags, Button, buttonLink':
    headed('Words', words),
  'theme, rules': headed(
    'Tokens',
    <>
      {tokens}
      <hr style={{ border: 0, borderTop: css.rules.page }} />
    </>,
  ),
  'card, columnsFrom, forcedColors, globalStyle, halves, Icon, inRoom, isRtl, laterPart, layout, media, motionAllowed, needsScript, onCards, rowNumber, style, styleVariants, tile, touchSize, useContent, wide':
    headed('Without a look of their own', <p>`new:section` says where SECTIONS.md is.</p>),
};

/** Renders the page of parts. What they need of a site is empty. */
export function renderParts(): string {
  return renderToStaticMarkup(
    <StoreContext value={createContentStore(noContent, async () => ({ content: {}, dropped: [] }))}>
      <p id={newTabId} hidden>
        Opens a new tab
      </p>
      {Object.entries(parts).map(([names, shown]) => (
        <div key={names}>
          <code>{names}</code>
          <SectionPlaceContext value={{ level: 2, isFirst: false }}>
            <div style={{ containerType: 'inline-size' }}>{shown}</div>
          </SectionPlaceContext>
        </div>
      ))}
    </StoreContext>,
  );
}
