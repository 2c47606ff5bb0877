import { downloadIcon } from '../../shared/icon.ts';
import { fileUrl } from '../../ui/asset-url.ts';
import { useAssets } from '../../ui/assets.ts';
import { FormattedDate } from '../../ui/FormattedDate.tsx';
import { trailingIcon } from '../../ui/Icon.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Entry } from '../../ui/list/Entry.tsx';
import { lines } from '../../ui/list/entry.css.ts';
import { quietLink } from '../../ui/page.css.ts';
import { HeadedList } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';

/** Renders links to files, each with the file's type and size. */
export function Download(fields: SectionFields['download']) {
  const { files } = useAssets();
  return (
    <HeadedList {...fields} {...lines} content="tiles" titleOf={({ label }) => label}>
      {({ label, file, note }) => (
        <Entry
          isName
          title={
            <a href={fileUrl(file)} download="" className={quietLink}>
              <span>
                {label}
                <span className={trailingIcon}>
                  <Icon name={downloadIcon} />
                </span>
              </span>
            </a>
          }
          detail={files[file]}
          note={note && <FormattedDate date={note} />}
        />
      )}
    </HeadedList>
  );
}
