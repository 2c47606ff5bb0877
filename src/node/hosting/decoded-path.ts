/** The path of a file from an address, as servers read it; undefined where its escapes cannot be decoded. */
export function decodedPath(address: string): string | undefined {
  const [path = ''] = address.split('?');
  try {
    return decodeURI(path);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
