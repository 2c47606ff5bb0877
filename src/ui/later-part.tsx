import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { boxless } from './boxes.css.ts';
import { useIsPrerendered } from './is-prerendered.ts';

/**
 * Returns a component whose script is loaded when the component is first rendered.
 * @param load imports the component. If the import fails, the prerendered HTML stays.
 * @param Instead replaces a component without prerendered HTML if `load` fails.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = () => null,
): (props: Props) => ReactNode {
  const Part = lazy(async () => {
    try {
      const Loaded = await load();
      return {
        default: (props: Props) => (
          <div className={boxless}>
            <Loaded {...props} />
          </div>
        ),
      };
    } catch (error) {
      console.warn('A part of the page goes on without its script:', error);
      return { default: (props: Props) => <Kept instead={<Instead {...props} />} /> };
    }
  });
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

/** Keeps the prerendered HTML, since React does not change `dangerouslySetInnerHTML` during hydration. */
function Kept({ instead }: { instead: ReactNode }) {
  if (!useIsPrerendered()) return instead;
  const html = { __html: '' };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no HTML is set, since React keeps the prerendered HTML
  return <div className={boxless} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
