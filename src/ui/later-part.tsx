import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useState,
  useSyncExternalStore,
} from 'react';
import { boxless } from './boxes.css.ts';

/**
 * A part of a view whose script is a file of its own, which comes after the page or on a press. It is
 * prerendered like the rest. Where its script does not come, what was prerendered of it stays.
 * @param load imports the part
 * @param Instead stands in for a part that was not prerendered, where its script does not come
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = Nothing,
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

function Nothing() {
  return null;
}

/** What the document has in this place, which React leaves alone as markup that it does not know. */
function Kept({ instead }: { instead: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [isPrerendered] = useState(isHydrating);
  if (!isPrerendered) return instead;
  const html = { __html: '' };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is never set, only kept where it is
  return <div className={boxless} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
