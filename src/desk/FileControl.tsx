import type { Field } from '../desk-protocol.ts';
import { bring, write } from './acts.ts';
import { Icon } from './Buttons.tsx';
import { keyOf, useDesk } from './desk.ts';
import { type InputProps, Select } from './inputs.tsx';
import { type FileRole, fileUrl } from './requests.ts';

/** What the browser's dialog shows of the files on the disk. */
const accepted = { picture: 'image/*', video: 'video/*', audio: 'audio/*', font: '.woff2,.ttf,.otf' };

type Props = { input: InputProps; field: Field; role: FileRole; files: readonly string[] };

/** Renders a file of `public/media/` to choose, or one from the disk to bring there. */
export function FileControl({ input, field, role, files }: Props) {
  const { words } = useDesk();
  const value = typeof field.value === 'string' ? field.value : '';
  const choices = [...new Set([value, ...files])];
  const take = async (file: File | undefined) => {
    const path = file && (await bring(file, role, keyOf(field)));
    if (path) await write(field, path);
  };
  return (
    <div className="file">
      <Select
        {...input}
        options={choices.map((label) => ({ label }))}
        chosen={choices.indexOf(value)}
        onChoose={({ label }) => write(field, label)}
      />
      {role === 'picture' && (
        <details>
          <summary>{words.choose}</summary>
          <div className="thumbnails">
            {files.map((path) => (
              <button
                key={path}
                type="button"
                aria-pressed={path === value}
                title={path}
                onClick={() => write(field, path)}
              >
                <img src={fileUrl(path)} alt={path} loading="lazy" />
              </button>
            ))}
          </div>
        </details>
      )}
      {role !== 'picture folder' && (
        <label className="quiet">
          <Icon name="up" />
          {words.upload}
          <input
            type="file"
            className="unseen"
            accept={role === 'file' ? undefined : accepted[role]}
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </label>
      )}
    </div>
  );
}
