/** The code of an error of the file system, such as `EACCES`; any other error is thrown again. */
export function fileErrorOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code))) {
    return String(error.code);
  }
  throw error;
}
