import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { faultOfFile } from '../../../tests/unit/file-faults.ts';

const svg = (inside: string, before = '', attributes = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>\n${inside}</svg>`;

/** An SVG with declarations before its drawing. */
const declared = (declarations: string, inside = '') =>
  svg(
    inside,
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [\n\t${declarations}\n]>`,
  );

/** The blur of a drawing of Figma. */
const blur = (style: string) =>
  `<foreignObject x="0" y="0" width="9" height="9"><div xmlns="http://www.w3.org/1999/xhtml" style="${style}"></div></foreignObject>`;

const faultsOf = async (content: string | Uint8Array, name = 'picture.svg') => [
  await faultOfFile(name, content, { role: 'picture' }),
  await faultOfFile(name, content, { role: 'file' }),
];

test.each([
  ['a script', svg('<script>alert(1)</script>'), 'holds a script'],
  ['a hidden one', svg('<?x ><!-- ?><script>1</script><!-- -->'), 'holds a script'],
  ['an event', svg('', '', ' onload="alert(1)"'), 'on an event'],
  ['a link', svg('<a href="javascript:alert(1)"><path d=""/></a>'), 'runs a script'],
  ['a link in numbers', svg('<a x:href="&#x6a;ava&#10;script&#58;alert(1)"/>'), 'runs a script'],
  ['a set link', svg('<set attributeName="href" to="data:text/html,1"/>'), 'moves a link'],
  ['values of a link', svg('<animate values="#a; javascript:alert(1)"/>'), 'runs a script'],
  ['HTML', svg('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'), 'HTML'],
  ['HTML by an entity', declared('<!ENTITY x "http://www.w3.org/1999/xhtml">'), 'HTML'],
  ['a blur that loads', svg(blur('clip-path:url(//evil.example/a#b)')), 'styles'],
  ['markup in an entity', declared('<!ENTITY x "<script>1</script>">'), 'no SVG'],
  ['markup in numbers', declared('<!ENTITY x "&#60;script&#62;">', '&x;'), 'entities'],
  [
    'a sign of its own',
    declared('<!ENTITY quot "#">', '<g fill="url(&quot;//evil)"/>'),
    'entities',
  ],
  ['an entity of entities', declared('<!ENTITY a "ha"><!ENTITY b "&a;&a;">', '&b;'), 'entities'],
  [
    'many long entities',
    declared(`<!ENTITY x "${'y'.repeat(1_100)}">`, '&x;'.repeat(1_000)),
    'entities',
  ],
  ['a file as an entity', declared('<!ENTITY x SYSTEM "file:///etc/passwd">', '&x;'), 'entities'],
  ['an attribute', declared('<!ATTLIST svg onload CDATA #FIXED "alert(1)">'), 'entities'],
  [
    'XHTML',
    svg(
      '<a href="javascript&colon;1"/>',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "">',
    ),
    'entities',
  ],
  ['a style sheet', svg('', '<?xml-stylesheet type="text/xsl" href="#x"?>'), 'a style sheet'],
  ['imported styles', svg('<style>@import "https://evil.example/a.css";</style>'), 'styles'],
  ['another file', svg('<use href="data:image/svg+xml,%3Csvg/%3E#a"/>'), 'another file'],
  ['a sign that hides others', svg('', '<?xml version="1.0" encoding="ISO-2022-JP"?>'), 'UTF-8'],
])('an SVG is refused for %s', async (_, content, fault) => {
  expect(await faultsOf(content)).toEqual(Array(2).fill(expect.stringContaining(fault)));
});

test('a compressed SVG is refused, which no check looks into', async () => {
  const [, fault] = await faultsOf(gzipSync(svg('')), 'picture.svgz');
  expect(fault).toBe('is a compressed SVG picture');
});

test.each([
  ['links', svg('<a href="https://ada.dev" x:href="mailto:ada@ada.dev"><path d="M0 0h9v9z"/></a>')],
  ['pictures of its own', svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
  [
    'styles',
    svg(
      '<style><![CDATA[.a { fill: url(#b) } @font-face { src: url(data:font/woff2;base64,) }]]></style>',
    ),
  ],
  [
    'a type',
    svg(
      '<path d=""/>',
      '<?xml version="1.0" encoding="utf-8"?>\n<!-- drawn -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n',
    ),
  ],
  [
    'metadata',
    svg(
      '<metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:type r:resource="http://purl.org/dc/dcmitype/StillImage"/></r:RDF></metadata>',
      '',
      ' export="C:\\data\\on.png"',
    ),
  ],
  [
    'entities of Illustrator',
    declared(
      '<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n\t<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">\n\t<!ENTITY st0 "fill:#E30613;font-family:\'Myriad\';">\n\t<!ATTLIST svg xmlns:a CDATA #FIXED "http://ns.adobe.com/AdobeSVGViewerExtensions/3.0/">',
      '<switch><foreignObject requiredExtensions="&ns_ai;"/><g xmlns="&ns_svg;"><path style="&st0;" d="M0 0h9v9z"/></g></switch>',
    ),
  ],
  ['a blur of Figma', svg(blur('backdrop-filter:blur(2px);clip-path:url(#a);height:100%'))],
])('an SVG may have %s', async (_, content) => {
  expect(await faultsOf(content)).toEqual([undefined, undefined]);
});
