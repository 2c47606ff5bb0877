import { downloadIcon } from '../../shared/icon.ts';
import { fileUrl } from '../../ui/asset-url.ts';
import { useAssets } from '../../ui/assets.ts';
import { FormattedDate } from '../../ui/FormattedDate.tsx';
import { trailingIcon } from '../../ui/Icon.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import { HeadedList } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

/** Renders links to files, each with the file's type and size. */
export function Download(fields: SectionFields['download']) {
  const { files } = useAssets();
  return (
    <HeadedList
      {...fields}
      isFilled
      className={css.list}
      itemClass={css.item}
      titleOf={({ label }) => label}
    >
      {({ label, file, note }) => (
        <>
          <a href={fileUrl(file)} download="" className={css.link}>
            <span>
              {label}
              <span className={trailingIcon}>
                <Icon name={downloadIcon} />
              </span>
            </span>
          </a>
          <p className={css.facts}>{files[file]}</p>
          {note && (
            <p className={css.note}>
              <FormattedDate date={note} />
            </p>
          )}
        </>
      )}
    </HeadedList>
  );
}
