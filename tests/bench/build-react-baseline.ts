import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { renderDocument } from './react-baseline/document.tsx';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the least that the packages cost into a folder, prerendered. */
export async function buildReactBaseline(folder: string): Promise<void> {
  const script = await bundle(folder);
  writeFileSync(join(folder, 'index.html'), await renderDocument(`/${script}`));
}

async function bundle(outDir: string): Promise<string> {
  const mode = process.env['NODE_ENV'];
  const result = await build({
    configFile: false,
    root: at('react-baseline'),
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: { input: at('react-baseline/main.tsx') },
    },
  });
  // A build leaves its mode to every process that is started after it, the development server too.
  if (mode === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV');
  const files = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('react-baseline/main.tsx has become no script');
  return entry.fileName;
}
