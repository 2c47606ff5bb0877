/** What the paths of pictures beside the texts in `content/` begin with, whose other files are nobody's to ask for. */
export const textMedia = '/__content/';

/** Returns the path of a picture that a text names by a path from its own folder on. */
export function pathBesideText(text: string, named: string): string {
  if (/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(named)) return named;
  const steps: string[] = [];
  for (const step of `${text}/../${named.replaceAll('%20', ' ')}`.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return `/${steps.join('/')}`.replace(/^\/public\//, '/').replace(/^\/content\//, textMedia);
}
