import { contentSecurityPolicy } from '../hosting/content-security-policy.ts';

/** The nonce of what the dev server and Vite write into documents. */
type Options = { nonce: string; apiHost: string };

/**
 * The policy of the build, so that development refuses what the build refuses, with what Vite's client
 * needs beside: its preamble and overlay, its socket, and the worker that waits for the next server.
 */
export function developmentPolicy({ nonce, apiHost }: Options): string {
  const additions: Record<string, string> = {
    'script-src': `'nonce-${nonce}'`,
    'style-src': `'nonce-${nonce}'`,
    'connect-src': 'ws:',
  };
  // An edit may bring a frame of any host.
  const policy = contentSecurityPolicy({
    styles: [],
    scripts: [],
    apiHost,
    frames: ['https:'],
  });
  const directives = policy.split('; ').map((directive) => {
    const [name = ''] = directive.split(' ');
    if (name === 'trusted-types') return 'trusted-types default';
    return `${directive.trim()} ${additions[name] ?? ''}`.trim();
  });
  return [...directives, 'worker-src blob:'].join('; ');
}

/** Lets scripts be loaded by the addresses that Vite's client makes, and no HTML be made of text. */
export const trustedTypesScript = `<script>
window.trustedTypes?.createPolicy('default', { createScriptURL: (address) => address });
</script>`;
