// The least that the packages cost: one page of React and the router, and a button that needs them.
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  type RouterHistory,
} from '@tanstack/react-router';
import { useState } from 'react';

const titles = {
  '/': 'Contact me by:',
  '/welcome': 'Welcome',
  '/projects': 'My Projects',
  '/about-me': 'About me',
};
const contacts = {
  Email: 'mailto:alma@example.com',
  Phone: 'tel:+34600000000',
  GitHub: 'https://github.com/example',
  LinkedIn: 'https://www.linkedin.com/in/example',
};

const root = createRootRoute({ component: Layout });
const routes = Object.entries(titles).map(([path, title]) =>
  createRoute({ getParentRoute: () => root, path, component: () => <Contacts title={title} /> }),
);

/** A router of these pages; in the browser with the browser's own history. */
export function createBaselineRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree: root.addChildren(routes),
    ...(history && { history }),
  });
  // With `ssr` set, the router renders the same Suspense boundaries in the browser as in the document.
  router.ssr = { manifest: undefined };
  return router;
}

function Layout() {
  return (
    <div>
      <Menu />
      <main>
        <Outlet />
      </main>
    </div>
  );
}

function Menu() {
  const [open, setOpen] = useState(false);
  return (
    <nav aria-label="Main">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Menu
      </button>
      <ul hidden={!open}>
        {Object.entries(titles).map(([path, title]) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contacts({ title }: { title: string }) {
  return (
    <section>
      <h1>{title}</h1>
      <ul>
        {Object.entries(contacts).map(([label, url]) => (
          <li key={label}>
            <a href={url}>{label}</a> <span>{url}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
