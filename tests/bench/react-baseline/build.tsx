import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import react from '@vitejs/plugin-react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { createBaselineRouter } from './site.tsx';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds a prerendered page of React and the router alone into a folder: the least that they cost. */
export async function buildReactBaseline(folder: string): Promise<void> {
  const script = await bundle(folder);
  writeFileSync(join(folder, 'index.html'), await renderDocument(`/${script}`));
}

async function bundle(outDir: string): Promise<string> {
  const mode = process.env['NODE_ENV'];
  const result = await build({
    configFile: false,
    root: at('.'),
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: { input: at('main.tsx') },
    },
  });
  // A build leaves its mode to every process that is started after it, the development server too.
  if (mode === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV');
  const files = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('react-baseline/main.tsx has become no script');
  return entry.fileName;
}

/** The first page as HTML; its script loads as soon as the text above it has been read. */
async function renderDocument(script: string): Promise<string> {
  const router = createBaselineRouter(createMemoryHistory({ initialEntries: ['/'] }));
  await router.load();
  const page = renderToString(<RouterProvider router={router} />);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contact me</title>
<link rel="icon" href="data:,">
<style>
body{max-width:68rem;margin:0 auto;padding:0 1.75rem;font:1.0625rem/1.6 system-ui,sans-serif}
button{min-height:2.75rem;padding:0 1rem}
</style>
</head>
<body>
<div id="page">${page}</div>
<script type="module" async crossorigin src="${script}"></script>
</body>
</html>
`;
}
