/** Whether the escapes of a URL's path can be decoded; the router and the servers fail where not. */
export function isReadablePath(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
