import { RouterProvider } from '@tanstack/react-router';
import { hydrateRoot } from 'react-dom/client';
import { createAliveRouter } from './site.tsx';

const page = document.getElementById('page');
if (!page) throw new Error('document.tsx writes an element with the id "page"');
const router = createAliveRouter();
await router.load();
hydrateRoot(page, <RouterProvider router={router} />);
