import { useEffect, useRef, useState } from 'react';
import type { Panel as PanelData } from '../desk-protocol/panel.ts';
import type { Place } from '../desk-protocol/place.ts';
import { isWithin, stepInto } from '../schema/path.ts';
import { Button } from './Buttons.tsx';
import { formatProblems, keyOf, openPanel, setView, useDesk, type View } from './desk.ts';
import { addingAt, entriesOf } from './entries.tsx';
import { FieldRow } from './Field.tsx';
import { AddingForm, addingTo } from './Form.tsx';
import { Gallery } from './looks.tsx';
import { Pages } from './Pages.tsx';
import { ask } from './requests.ts';
import type { Targets } from './targets.ts';

/** Returns the fields of a place, and asks for them again after each edit; undefined until they are known. */
export function usePanel(place: Place | undefined): PanelData | undefined {
  const { version } = useDesk();
  const [panel, setPanel] = useState<PanelData>();
  const key = place && keyOf(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit may have changed any field
  useEffect(() => {
    if (!place) return;
    let isCurrent = true;
    const { file, path } = place;
    const load = async () => {
      const answer = await ask('panel', { file, path });
      if (!isCurrent) return;
      // What was removed has no fields any more.
      if ('ok' in answer) setView(undefined);
      else setPanel(answer);
    };
    load().catch((error) => console.error(error));
    return () => {
      isCurrent = false;
    };
  }, [key, version]);
  return panel;
}

/** Renders the fields at a place. */
export function Panel(place: Place) {
  const panel = usePanel(place);
  return panel && <Fields {...panel} />;
}

/** Renders the fields of a section, a page or any other block. */
export function Fields(panel: PanelData) {
  const { targets, state } = useDesk();
  const { control, problems, path, description } = panel;
  const entries = entriesOf(state, String(stepInto(panel.value, 'type')));
  const isPage = path.length === 2 && path[0] === 'pages';
  if (control.kind !== 'block') return <FieldRow field={panel} />;
  return (
    <>
      {description !== '' && <p className="hint">{description}</p>}
      {problems.length > 0 && <p className="problem">{formatProblems(problems)}</p>}
      {sourcesOf(targets, panel, entries).map((source) => (
        <Panel key={keyOf(source)} {...source} />
      ))}
      {control.fields
        // The sections of a page are in the list of pages.
        .filter((field) => !(isPage && field.path.at(-1) === 'sections'))
        .map((field) => (
          <FieldRow key={keyOf(field)} field={field} />
        ))}
    </>
  );
}

/** Renders the form for a new entry of a list, which then has a panel. */
function EntryForm(list: Place) {
  const { words } = useDesk();
  const panel = usePanel(list);
  if (panel?.control.kind !== 'list') return null;
  const adding = addingTo(panel, panel.control);
  return <AddingForm {...adding} submit={words.add} onDone={openPanel} />;
}

/** Renders all fields of both files, without the pages and the look, which have views of their own. */
export function SitePanel() {
  const { state } = useDesk();
  return (
    <>
      {state.service === '' && <FoldedFields file="content" />}
      <FoldedFields file="site" />
    </>
  );
}

function FoldedFields({ file }: Pick<Place, 'file'>) {
  const control = usePanel({ file, path: [] })?.control;
  const fields = control?.kind === 'block' ? control.fields : [];
  return (
    fields
      .filter(({ path: [key] }) => key !== 'pages' && key !== 'theme')
      // The older form of the owner's name is of use only where it is written.
      .filter(({ isWritten, path: [key] }) => isWritten || key !== 'personalOwn')
      .map((field) => (
        <details key={keyOf(field)}>
          <summary>
            {field.label}
            <small>{field.description}</small>
          </summary>
          <FieldRow field={field} isItem={true} />
        </details>
      ))
  );
}

/** Returns the lists and blocks outside of a section whose texts the section shows, such as the projects. */
function sourcesOf(
  { texts, frames }: Targets,
  place: Place,
  entries: Place | undefined,
): readonly Place[] {
  const frame = frames.find((each) => keyOf(each) === keyOf(place))?.element;
  const sources: Place[] = texts
    .filter(({ text, element }) => text.isWritten && frame?.contains(element))
    .map(({ text: { file, path } }) => ({ file, path: path.slice(0, 1) }))
    .filter(({ path }) => path.length > 0 && path[0] !== 'pages');
  if (entries) sources.push(entries);
  return [...new Map(sources.map((source) => [keyOf(source), source])).values()];
}

/** Renders what was chosen in the bar, or the fields of what was clicked. */
export function Drawer() {
  const { view } = useDesk();
  if (!view) return null;
  return <Sheet key={JSON.stringify(view)} view={view} />;
}

/** Scrolls to the part of the page that the drawer edits, if that is not in sight. */
function showPart(view: View, { texts, frames }: Targets): void {
  if (view.kind !== 'panel') return;
  const isPart = (at: Place) => at.file === view.file && isWithin(at.path, view.path);
  const text = texts.find((each) => isPart(each.text));
  const part = frames.find(isPart) ?? text;
  part?.element.scrollIntoView({ block: 'nearest' });
}

function Sheet({ view }: { view: View }) {
  const { words, targets } = useDesk();
  const panel = usePanel(view.kind === 'panel' ? view : undefined);
  const title =
    view.kind === 'entry'
      ? addingAt(view, words)
      : view.kind === 'panel'
        ? panel?.name
        : words[view.kind === 'gallery' ? 'addSection' : view.kind];
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = sheet.current?.getRootNode();
    const opener = root instanceof ShadowRoot ? root.activeElement : null;
    sheet.current?.focus();
    document.documentElement.dataset['deskDrawer'] = view.kind;
    return () => {
      delete document.documentElement.dataset['deskDrawer'];
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [view.kind]);
  useEffect(() => showPart(view, targets), [view, targets]);
  const close = () => setView(undefined);
  return (
    <section
      ref={sheet}
      className="drawer"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <header>
        <h2>{title}</h2>
        <Button icon="close" label={words.close} onPress={close} />
      </header>
      <div className="content">
        {view.kind === 'pages' && <Pages />}
        {view.kind === 'theme' && <Panel file="site" path={['theme']} />}
        {view.kind === 'site' && <SitePanel />}
        {view.kind === 'entry' && <EntryForm file={view.file} path={view.path} />}
        {view.kind === 'gallery' && <Gallery path={view.path} />}
        {panel && <Fields {...panel} />}
      </div>
    </section>
  );
}
