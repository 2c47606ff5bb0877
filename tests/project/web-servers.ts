import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Address, freePort } from '../browser/listen.ts';
import { startProgram, temporaryFolder } from '../browser/program.ts';
import { serveFolder } from '../browser/static-server.ts';
import type { site } from '../sample-site.ts';

/** A server that can serve a built site. */
export type WebServer = {
  name: string;
  /** The kind of host that the site is built for. */
  host: typeof site.host;
  /** What to do where this machine does not have it. */
  missing: string | undefined;
  /** Serves the site of a folder that was built for a path. */
  start: (dist: string, base: string) => Promise<Address>;
};

const install = (name: string) =>
  `${name} is not installed: on Debian, "apt-get install ${name}" brings it`;

/** The servers that the build writes configurations for, and one without a configuration. */
export const webServers: readonly WebServer[] = [
  { name: 'nginx', host: 'nginx', missing: missing('nginx', '-v'), start: startNginx },
  { name: 'caddy', host: 'caddy', missing: missing('caddy', 'version'), start: startCaddy },
  {
    name: 'a plain server',
    host: 'other',
    missing: undefined,
    start: (dist, base) => serveFolder(dist, { base }),
  },
];

function missing(command: string, parameter: string): string | undefined {
  return spawnSync(command, [parameter]).error ? install(command) : undefined;
}

/** Runs nginx with the server block that the build has written, on a port and at a place of its own. */
function startNginx(dist: string): Promise<Address> {
  return start('nginx', (port, folder) => {
    const block = readFileSync(join(dist, '.hosting', 'nginx.conf'), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replaceAll(/\/var\/www\/[\w.-]*\w/g, dist);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => {
      mkdirSync(join(folder, each));
      return `${each}_temp_path ${join(folder, each)};`;
    });
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `daemon off; pid ${join(folder, 'pid')}; error_log stderr; worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
${block} }`,
    );
    return { parameters: ['-p', folder, '-e', 'stderr', '-c', file] };
  });
}

/** Runs Caddy with the file that the build has written. */
function startCaddy(dist: string): Promise<Address> {
  return start('caddy', (port, folder) => {
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n}\nimport ${join(dist, '.hosting', 'Caddyfile')}\n`);
    const env = { HOME: folder, SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: dist };
    return { parameters: ['run', '--config', file, '--adapter', 'caddyfile'], env };
  });
}

type Configured = { parameters: readonly string[]; env?: Record<string, string> };

/** Starts a server with a configuration in a folder of its own, which is removed when it is stopped. */
async function start(
  name: string,
  configure: (port: number, folder: string) => Configured,
): Promise<Address> {
  const port = await freePort();
  const { folder, remove } = temporaryFolder();
  const { parameters, env } = configure(port, folder);
  const url = `http://127.0.0.1:${port}`;
  const server = await startProgram(name, parameters, {
    ready: url,
    env: { ...process.env, ...env },
  });
  return { url, close: () => server.stop().then(remove) };
}
