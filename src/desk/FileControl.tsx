import type { ControlProps } from './control-props.ts';
import { useDesk } from './desk.ts';
import { Icon } from './Icon.tsx';
import { fileUrl, upload } from './requests.ts';
import { useRefusal } from './use-refusal.tsx';

/** What the browser's dialog shows of the files on the disk. */
const accepted = { picture: 'image/*', video: 'video/*', audio: 'audio/*', font: '.woff2' };

/** Renders a file of `public/media/` to choose, or one from the disk to bring there. */
export function FileControl({ input, field, control, write }: ControlProps<'file'>) {
  const { words } = useDesk();
  const { heed, message } = useRefusal();
  const { role, choices, names } = control;
  const value = typeof field.value === 'string' ? field.value : '';
  const bring = async (file: File | undefined) => {
    const answer = file && (await heed(upload(file, role)));
    if (answer) write(answer.path);
  };
  return (
    <div className="file">
      <select {...input} value={value} onChange={({ target }) => write(target.value)}>
        {[...new Set([value, ...names, ...choices])].map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
      {role === 'picture' && <Thumbnails paths={choices} value={value} onChoose={write} />}
      {role !== 'picture folder' && (
        <label className="quiet">
          <Icon name="up" />
          {words.upload}
          <input
            type="file"
            className="unseen"
            accept={role === 'file' ? undefined : accepted[role]}
            onChange={({ target }) => void bring(target.files?.[0])}
          />
        </label>
      )}
      {message}
    </div>
  );
}

type ThumbnailsProps = {
  paths: readonly string[];
  value: string;
  onChoose: (path: string) => void;
};

function Thumbnails({ paths, value, onChoose }: ThumbnailsProps) {
  const { words } = useDesk();
  return (
    <details>
      <summary>{words.choose}</summary>
      <div className="thumbnails">
        {paths.map((path) => (
          <button
            key={path}
            type="button"
            aria-pressed={path === value}
            title={path}
            onClick={() => onChoose(path)}
          >
            <img src={fileUrl(path)} alt={path} loading="lazy" />
          </button>
        ))}
      </div>
    </details>
  );
}
