import type { Field } from '../desk-protocol/panel.ts';
import type { Answers, Bodies, RequestName, UploadAnswer } from '../desk-protocol/requests.ts';
import { deskFolder, deskTokenHeader, deskTokenName } from '../shared/desk-address.ts';
import { publicUrl } from '../shared/public-url.ts';

/** Below the path of a language, the dev server edits and shows the site in this language. */
const base = import.meta.env.PAGES_URL;

/** The role of a file that a field names. */
export type FileRole = Extract<Field['control'], { kind: 'file' }>['role'];

/**
 * Sends a request to the dev server.
 * @throws {Error} if the server does not answer, or refuses the request itself
 */
export async function ask<Name extends RequestName>(
  name: Name,
  body: Bodies[Name],
): Promise<Answers[Name]> {
  return post(name, JSON.stringify(body));
}

/** Puts a file into a folder below `public/`, or beside a text, under a name that is free. */
export function upload(file: File, role: FileRole, folder = '/media/'): Promise<UploadAnswer> {
  return post(`upload?${new URLSearchParams({ name: file.name, role, folder })}`, file);
}

/** Opens a file in the owner's editor. */
export const openInEditor = (address: string) => fetch(import.meta.env.BASE_URL + address);

async function post(path: string, body: BodyInit) {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${deskTokenName}"]`);
  const headers = { [deskTokenHeader]: meta?.content ?? '' };
  const response = await fetch(`${base}${deskFolder}/${path}`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The dev server answers ${response.status}`);
  return response.json();
}

/** Returns what the browser's dialog shows of the files on the disk. */
export const acceptedFiles = (role: FileRole) =>
  new Map([
    ['picture', 'image/*'],
    ['video', 'video/*'],
    ['audio', 'audio/*'],
    ['font', '.woff2,.ttf,.otf'],
  ]).get(role);

/** Returns the address of a page that shows the example of a section type. */
export const exampleUrl = (type: string) => `${base}__gallery/${type}`;

/**
 * Returns the address of a page in one of the presets.
 * @param version another one makes the browser load the page again
 */
export const presetUrl = (page: string, preset: string, version: string) =>
  `${base}${deskFolder}/preview?${new URLSearchParams({ page, preset, version })}`;

/** Returns the address of a page of the site. */
export const pageAddress = (path: string) => base + path;

/** Returns the address of a file below `public/`. */
export const fileUrl = (path: string) => publicUrl(path, import.meta.env.BASE_URL);
