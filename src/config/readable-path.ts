/** Whether the escapes of a URL's path can be read; the router and the servers cannot do without. */
export function isReadablePath(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
