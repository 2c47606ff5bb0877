import type { Field } from '../desk-protocol.ts';
import { bring, write } from './acts.ts';
import { Icon } from './Buttons.tsx';
import { keyOf, useDesk } from './desk.ts';
import { type InputProps, Select } from './inputs.tsx';
import { putPictures, takePictures } from './picture-drop.tsx';
import { slotOf } from './picture-slot.ts';
import { acceptedFiles, type FileRole, fileUrl } from './requests.ts';

type Props = { input: InputProps; field: Field; role: FileRole; files: readonly string[] };

/** Renders a file of `public/media/` to choose, or one from the disk to bring there. */
export function FileControl({ input, field, role, files }: Props) {
  const { words } = useDesk();
  const value = typeof field.value === 'string' ? field.value : '';
  const choices = [...new Set([value, ...files])];
  const slot = slotOf(field);
  const choose = (path: string) => (slot.hasWords ? putPictures([path], slot) : write(field, path));
  const take = async (files: readonly File[]) => {
    const [file] = files;
    if (slot.hasWords) return takePictures(files, slot);
    const path = file && (await bring(file, role, keyOf(field)));
    if (path) await choose(path);
  };
  return (
    <div className="file">
      <Select
        {...input}
        options={choices.map((label) => ({ label }))}
        chosen={choices.indexOf(value)}
        onChoose={({ label }) => choose(label)}
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
                onClick={() => choose(path)}
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
            accept={acceptedFiles(role)}
            multiple={slot.room > 1}
            onChange={({ target }) => void take([...(target.files ?? [])])}
          />
        </label>
      )}
    </div>
  );
}
