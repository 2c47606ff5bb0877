import { type Notice, useDesk } from './DeskContext.ts';
import { Icon, IconButton, type IconName } from './Icon.tsx';

type Props = {
  notice: Notice | undefined;
  onStep: (kind: 'undo' | 'redo') => void;
  onClose: () => void;
};

/** Renders the bar at the bottom of the screen. */
export function Bar({ notice, onStep, onClose }: Props) {
  const { state, words } = useDesk();
  return (
    <>
      <div className="notices" role="status">
        {notice && <p className={notice.isProblem ? 'notice problem' : 'notice'}>{notice.text}</p>}
      </div>
      <div className="bar" role="toolbar" aria-label={words.desk}>
        <Step kind="undo" title={state.undo} onStep={onStep} />
        <Step kind="redo" title={state.redo} onStep={onStep} />
        <ViewButton kind="pages" icon="pages" label={words.pages} />
        <ViewButton kind="theme" icon="theme" label={words.theme} />
        <IconButton icon="close" label={words.close} onPress={onClose} />
      </div>
    </>
  );
}

type StepProps = { kind: 'undo' | 'redo'; title: string | undefined; onStep: Props['onStep'] };

function Step({ kind, title, onStep }: StepProps) {
  const { words } = useDesk();
  const label = title === undefined ? words[kind] : `${words[kind]}: ${title}`;
  return (
    <IconButton
      icon={kind}
      label={label}
      isDisabled={title === undefined}
      onPress={() => onStep(kind)}
    />
  );
}

type ViewButtonProps = { kind: 'pages' | 'theme'; icon: IconName; label: string };

function ViewButton({ kind, icon, label }: ViewButtonProps) {
  const { view, setView } = useDesk();
  const isOpen = view?.kind === kind;
  return (
    <button
      type="button"
      className="view-button"
      aria-expanded={isOpen}
      onClick={() => setView(isOpen ? undefined : { kind })}
    >
      <Icon name={icon} />
      {label}
    </button>
  );
}
