/** Whether the escapes of a URL's path can be decoded; if not, the router and the servers throw. */
export function isReadablePath(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
