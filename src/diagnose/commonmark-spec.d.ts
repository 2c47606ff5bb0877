declare module 'commonmark-spec' {
  /** The examples of the specification, in which → stands for a tab. */
  export const tests: readonly {
    number: number;
    section: string;
    markdown: string;
    html: string;
  }[];
}
