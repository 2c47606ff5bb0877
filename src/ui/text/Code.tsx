import { createElement } from 'react';
import type { Code as Props } from '../../shared/text-blocks.ts';
import { roles } from './code-roles.css.ts';
import { reachable } from './Table.tsx';
import { code as frame } from './text.css.ts';

/**
 * Renders code, whose words have the colours of their roles. Long lines scroll, by the keyboard too. All of it is read
 * from left to right, so no element is made by JSX that would isolate the texts in it.
 */
export function Code({ code, language, colors }: Props) {
  let end = 0;
  const parts = colors?.match(/.\d+/g)?.map((run) => {
    const start = end;
    end += Number(run.slice(1));
    const className = roles[run.charAt(0)];
    const text = code.slice(start, end);
    return className ? createElement('span', { className, key: start }, text) : text;
  });
  return (
    <pre
      className={frame}
      dir="ltr"
      {...reachable(language ?? code.split('\n', 1).join())}
      data-language={language}
    >
      {createElement('code', {}, parts ?? code)}
    </pre>
  );
}
