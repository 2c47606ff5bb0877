import type { Field } from '../desk-protocol/panel.ts';
import { Icon } from './Buttons.tsx';
import { useDesk } from './desk.ts';
import { type InputProps, Select } from './inputs.tsx';
import { putFiles, takeFiles } from './picture-drop.tsx';
import { slotOf } from './picture-slot.ts';
import { acceptedFiles, type FileRole, fileUrl } from './requests.ts';

type Props = { input: InputProps; field: Field; role: FileRole; files: readonly string[] };

/** Renders a file of `public/media/` to choose, or one from the disk to bring there. */
export function FileControl({ input, field, role, files }: Props) {
  const { words } = useDesk();
  const value = typeof field.value === 'string' ? field.value : '';
  const choices = [...new Set([value, ...files])];
  const slot = slotOf(field);
  const choose = (path: string) => putFiles([path], slot);
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
            onChange={({ target }) => void takeFiles([...(target.files ?? [])], slot, role)}
          />
        </label>
      )}
    </div>
  );
}
