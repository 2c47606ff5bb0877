/** What tests need of a page, so that an engine that Playwright does not drive can give it too. */
export type Tab = {
  goto: (url: string) => Promise<unknown>;
  evaluate: <Result, Value = undefined>(
    work: (value: Value) => Result,
    value?: Value,
  ) => Promise<Result>;
  setViewportSize: (size: { width: number; height: number }) => Promise<unknown>;
};
