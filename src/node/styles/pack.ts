// Writes the bundle of the engine's styles, which npm packs, without paths of this machine. npm runs this file before.
import { replaceFile } from '../project/file-system.ts';
import { bundleEngine, packedBundle } from './style-bundle.ts';

const { code, modules } = await bundleEngine();
const packed = { code: code.replace(/\n\/\/# sourceMappingURL=.*/, ''), modules, files: [] };
replaceFile(packedBundle, JSON.stringify(packed));
