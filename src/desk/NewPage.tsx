import type { Act } from '../shared/desk-protocol.ts';
import { useDesk } from './desk.ts';
import { Form } from './Form.tsx';
import { pageAddress } from './requests.ts';

/** Renders the form for a new page. It gets a section, since a page without one is refused. */
export function NewPage() {
  const { state, words } = useDesk();
  const path = ['pages', state.pages.length];
  const actsOf = ([title = '', address = '']: readonly string[]): Act[] => [
    {
      kind: 'insert',
      file: 'site',
      path,
      value: { path: address, title, link: title },
    },
    { kind: 'add section', file: 'site', path: [...path, 'sections', 0], type: 'prose' },
  ];
  return (
    <details className="new-page">
      <summary>{words.addPage}</summary>
      <Form
        texts={{ [words.title]: '', [words.address]: '' }}
        actsOf={actsOf}
        onDone={([, address = '']) => location.assign(pageAddress(address))}
        submit={words.addPage}
      />
    </details>
  );
}
