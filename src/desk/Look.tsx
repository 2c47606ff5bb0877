type Props = { name: string; url: string; isChosen?: boolean; onChoose: () => unknown };

/** Renders a small look at a page, which is chosen as a whole. */
export function Look({ name, url, isChosen, onChoose }: Props) {
  return (
    <div className="look">
      <div className="frame" inert>
        <iframe src={url} title={name} loading="lazy" tabIndex={-1} />
      </div>
      <button type="button" aria-pressed={isChosen} onClick={onChoose}>
        {name}
      </button>
    </div>
  );
}
