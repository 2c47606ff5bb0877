import { escapeAttribute } from '../project/escape.ts';
import { choices } from './conditions.ts';

type Entry = { type: string; yaml: string };

/** Renders a list of all types: each example beside its YAML. */
export function renderOverview(
  entries: readonly Entry[],
  conditions: URLSearchParams,
  address: string,
): string {
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
<nav aria-label="Conditions">
${[...choices]
  .flatMap(([name, all]) => all.map((choice) => switchLink(name, choice, conditions)))
  .join('\n')}
</nav>
${entries.map((entry) => renderEntry(entry, conditions, address)).join('\n')}
</main>
</body>
</html>
`;
}

/** Returns a link that sets or removes a condition. */
function switchLink(name: string, choice: string, conditions: URLSearchParams): string {
  const isOn = conditions.get(name) === choice;
  const next = new URLSearchParams(conditions);
  if (isOn) next.delete(name);
  else next.set(name, choice);
  const current = isOn ? ' aria-current="true"' : '';
  return `<a href="?${escapeAttribute(String(next))}"${current}>${name}: ${choice}</a>`;
}

function renderEntry({ type, yaml }: Entry, conditions: URLSearchParams, address: string): string {
  const entry = escapeAttribute(`${address}/${type}?${conditions}`);
  const width = conditions.has('width') ? ` class="${conditions.get('width')}"` : '';
  return `<section id="${type}">
<h2><a href="${entry}">${type}</a></h2>
<div class="entry">
<iframe src="${entry}" title="The example of ${type}" loading="lazy"${width}></iframe>
<pre tabindex="0" aria-label="The YAML of ${type}"><code>${escapeAttribute(yaml)}</code></pre>
</div>
</section>`;
}

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 1.5rem clamp(1rem, 4vw, 4rem) 4rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; }
a { display: inline-block; padding-block: 0.25rem; color: inherit; }
a[aria-current] { font-weight: 700; }
h2 { margin: 3rem 0 0.75rem; font-size: 1.25rem; }
.entry { display: flex; flex-wrap: wrap; gap: 1.5rem; }
iframe { flex: 2 1 40rem; min-width: 0; max-width: 100%; height: 40rem; border: 1px solid gray; }
iframe.phone { flex: none; width: 360px; }
pre { flex: 1 1 22rem; max-height: 40rem; min-width: 0; margin: 0; overflow: auto; white-space: pre-wrap; font-size: 0.875rem; }
`;
