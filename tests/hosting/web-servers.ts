import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Address, freePort } from '../browser/listen.ts';
import { serveFolders } from '../browser/static-server.ts';
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

/** Those that the build writes files for, and one that knows nothing of the site. */
export const webServers: readonly WebServer[] = [
  { name: 'nginx', host: 'nginx', missing: missing('nginx', '-v'), start: startNginx },
  { name: 'caddy', host: 'caddy', missing: missing('caddy', 'version'), start: startCaddy },
  {
    name: 'a plain server',
    host: 'other',
    missing: undefined,
    start: (dist, base) => serveFolders([dist], { base }),
  },
];

function missing(command: string, parameter: string): string | undefined {
  return spawnSync(command, [parameter]).error ? install(command) : undefined;
}

/** Runs nginx with the server block that the build has written, on a port and at a place of its own. */
async function startNginx(dist: string): Promise<Address> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-nginx-'));
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
  const parameters = ['-p', folder, '-e', 'stderr', '-c', file];
  return run(spawn('nginx', parameters), port, folder);
}

/** Runs Caddy with the file that the build has written. */
async function startCaddy(dist: string): Promise<Address> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-caddy-'));
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\nimport ${join(dist, '.hosting', 'Caddyfile')}\n`);
  const env = {
    ...process.env,
    HOME: folder,
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_ROOT: dist,
  };
  const parameters = ['run', '--config', file, '--adapter', 'caddyfile'];
  return run(spawn('caddy', parameters, { env }), port, folder);
}

/** Waits until a server answers; it is stopped, and its folder removed, by the one who started it. */
async function run(server: ChildProcess, port: number, folder: string): Promise<Address> {
  const said: Buffer[] = [];
  server.stdout?.on('data', (chunk: Buffer) => said.push(chunk));
  server.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(Buffer.concat(said).toString());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const close = async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, close };
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}
