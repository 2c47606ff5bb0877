declare module '@jsonresume/schema' {
  /** Checks a résumé by the published schema, and calls the function with all faults at once. */
  export function validate(resume: unknown, done: (faults: unknown[] | null) => void): void;
}
