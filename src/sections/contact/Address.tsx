import { useRef, useState } from 'react';
import { readableAddress } from '../../shared/link.ts';
import { Button } from '../../ui/Button.tsx';
import { visuallyHidden } from '../../ui/boxes.css.ts';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

type Props = { url: string } & Pick<SectionFields['contact'], 'copy' | 'copied'>;

/** How long the button says that it has copied, in ms. */
const saidFor = 2000;

/** An address as people write it, and the button that copies it. */
export function Address({ url, copy, copied }: Props) {
  const shown = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isCopied, setCopied] = useState(false);
  const address = readableAddress(url);

  const onPress = async () => {
    try {
      await navigator.clipboard.writeText(url.replace(/^(mailto|tel):([^?]*).*/i, '$2'));
    } catch {
      // Without HTTPS there is no clipboard, and a visitor may refuse it: what is selected can still be
      // copied by hand.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      return;
    }
    setCopied(true);
    // A second press starts the time anew.
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), saidFor);
  };

  return (
    <>
      <span className={css.address}>
        <bdi ref={shown}>{address}</bdi>
      </span>
      <span className={css.copy} role="status">
        <Button variant="row" onPress={onPress}>
          {isCopied ? copied : copy}
          <span className={visuallyHidden}> {address}</span>
        </Button>
      </span>
    </>
  );
}
