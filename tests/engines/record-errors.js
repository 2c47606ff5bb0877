// Runs in the page before its own scripts, in place of a console that WebDriver cannot read: it
// keeps what is logged as an error or a warning, over all documents of the tab.
const key = 'errors-of-the-page';
const record = (text) => {
  const texts = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  sessionStorage.setItem(key, JSON.stringify([...texts, String(text)]));
};

for (const level of ['error', 'warn']) {
  const log = console[level];
  console[level] = (...values) => {
    record(`${level}: ${values.join(' ')}`);
    log.apply(console, values);
  };
}
addEventListener(
  'error',
  ({ message, target }) => {
    // Browsers fire this event also for a source of a video that does not suit the visitor.
    if (target instanceof HTMLSourceElement) return;
    record(`error: ${message ?? `${target.localName} ${target.src ?? target.href} did not load`}`);
  },
  true,
);
addEventListener('unhandledrejection', ({ reason }) => record(`rejection: ${reason}`));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
  record(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`);
});
