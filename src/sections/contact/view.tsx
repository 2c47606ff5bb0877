import { useRef, useState } from 'react';
import { useContent } from '../../data/use-content.ts';
import { destination, genericIcon, ownValue } from '../../shared/icon.ts';
import { ownPageOf, readableAddress } from '../../shared/link.ts';
import { Button } from '../../ui/Button.tsx';
import { visuallyHidden } from '../../ui/boxes.css.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lettersOf } from '../../ui/letters.ts';
import { Entry } from '../../ui/list/Entry.tsx';
import { covering } from '../../ui/list/entry.css.ts';
import * as css from '../../ui/list/ways.css.ts';
import { ListSection } from '../ListSection.tsx';
import type { SectionFields } from '../types.ts';

export function Contact({ icons, copy, copied, ...fields }: SectionFields['contact']) {
  const links = useContent((content) => content.contact);
  const iconOf = (url: string) => ownValue(icons, destination(url)) ?? destination(url);
  return (
    <ListSection
      {...fields}
      rows={links}
      titleOf={({ label }) => label}
      cells={{ className: css.ways }}
    >
      {(link) => (
        <ContactLink
          {...link}
          icon={iconOf(link.url)}
          isFirst={link === links[0]}
          copy={copy}
          copied={copied}
        />
      )}
    </ListSection>
  );
}

type Props = { label: string; url: string; icon: string; isFirst: boolean } & Pick<
  SectionFields['contact'],
  'copy' | 'copied'
>;

/** The time in ms for which the button shows its label "copied". */
const copiedDuration = 2000;

/** Renders a link, its address in readable form, and a button that copies the address. */
function ContactLink({ label, url, icon, isFirst, copy, copied }: Props) {
  const shown = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isCopied, setCopied] = useState(false);
  const address = ownPageOf(url) === undefined ? readableAddress(url) : '';

  const onPress = async () => {
    try {
      await navigator.clipboard.writeText(url.replace(/^(mailto|tel):([^?]*).*/i, '$2'));
    } catch {
      // Without HTTPS or permission, the address is selected instead, so visitors can copy it by hand.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      return;
    }
    setCopied(true);
    // A second click restarts the time for which the button shows "copied".
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), copiedDuration);
  };

  return (
    <div className={css.way}>
      <Entry
        isName
        icon={<Icon name={icon} fallback={genericIcon} />}
        title={
          <ExternalLink url={url} className={covering}>
            {label}
          </ExternalLink>
        }
        detail={
          address && (
            <bdi
              ref={shown}
              {...(isFirst
                ? { className: css.firstAddress, ...lettersOf(address) }
                : { className: css.address })}
            >
              {withBreaks(address)}
            </bdi>
          )
        }
        action={
          address && (
            <span role="status">
              <Button variant="row" onPress={onPress}>
                {isCopied ? copied : copy}
                <span className={visuallyHidden}> {address}</span>
              </Button>
            </span>
          )
        }
      />
    </div>
  );
}

/** Lets long addresses break before their dots, slashes and at signs rather than within a word. */
const withBreaks = (address: string) =>
  address
    .split(/(?=[./@])/)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order, and may be equal
    .flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part));
