import { extname } from 'node:path';
import { fileRoles } from '../../config/field-metadata.ts';
import type { FileRole } from '../../shared/desk-protocol.ts';
import { formatOfEnding } from '../media/formats.ts';

/** Returns the roles for which the name of a file is fit. */
export function rolesOf(path: string): FileRole[] {
  const roles = formatOfEnding(extname(path))?.roles ?? [];
  return fileRoles.filter((role) => role === 'file' || roles.includes(role));
}
