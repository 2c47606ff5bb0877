import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createBaselineRouter } from './site.tsx';

/** The first page as HTML; its script loads as soon as the text above it has been read. */
export async function renderDocument(script: string): Promise<string> {
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
