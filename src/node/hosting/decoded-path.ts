/** Decodes the path of a URL, without its query; undefined if an escape is invalid. */
export function decodedPath(address: string): string | undefined {
  const [path = ''] = address.split('?');
  try {
    return decodeURI(path);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
