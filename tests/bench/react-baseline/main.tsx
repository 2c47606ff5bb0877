import { RouterProvider } from '@tanstack/react-router';
import { hydrateRoot } from 'react-dom/client';
import { createBaselineRouter } from './site.tsx';

const page = document.getElementById('page');
if (!page) throw new Error('build.tsx writes an element with the id "page"');
const router = createBaselineRouter();
await router.load();
hydrateRoot(page, <RouterProvider router={router} />);
