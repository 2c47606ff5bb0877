import { escapeAttribute } from '../project/html.ts';

type Entry = { type: string; yaml: string };

/** Renders a list of all types: each example beside its YAML. */
export function renderOverview(entries: readonly Entry[], address: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery of section types</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>Section types</h1>
<label>Colours <select id="scheme"><option value="">as the system</option><option>light</option><option>dark</option></select></label>
<label><input type="checkbox" id="phone"> As wide as a phone</label>
${entries.map((entry) => renderEntry(entry, address)).join('\n')}
</main>
<script>${schemeScript}</script>
</body>
</html>
`;
}

function renderEntry({ type, yaml }: Entry, address: string): string {
  const entry = escapeAttribute(`${address}/${type}`);
  return `<section id="${type}">
<h2><a href="${entry}">${type}</a></h2>
<div class="entry">
<iframe src="${entry}" title="The example of ${type}" loading="lazy"></iframe>
<pre tabindex="0" aria-label="The YAML of ${type}"><code>${escapeAttribute(yaml)}</code></pre>
</div>
</section>`;
}

/** Sets the chosen colour scheme in all examples, also in examples that load later. */
const schemeScript = `
const scheme = document.querySelector('#scheme');
const setScheme = () => {
  for (const { contentDocument } of document.querySelectorAll('iframe'))
    contentDocument.documentElement.style.colorScheme = scheme.value;
};
scheme.addEventListener('change', setScheme);
document.addEventListener('load', setScheme, true);
`;

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 1.5rem clamp(1rem, 4vw, 4rem) 4rem; }
label { display: inline-block; margin-inline-end: 1.5rem; padding-block: 0.25rem; }
a { display: inline-block; padding-block: 0.25rem; color: inherit; }
h2 { margin: 3rem 0 0.75rem; font-size: 1.25rem; }
.entry { display: flex; flex-wrap: wrap; gap: 1.5rem; }
iframe { flex: 2 1 40rem; min-width: 0; max-width: 100%; height: 40rem; border: 1px solid gray; }
:root:has(#phone:checked) iframe { flex: none; width: 360px; }
pre { flex: 1 1 22rem; max-height: 40rem; min-width: 0; margin: 0; overflow: auto; white-space: pre-wrap; font-size: 0.875rem; }
`;
