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
 * A part of a view whose script is a file of its own, which comes after the page or on a press.
 * @param load imports the part; where it fails, what was prerendered stays
 * @param Instead stands in for a part that was not prerendered, where `load` fails
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

/** What was prerendered in this place: React leaves markup alone that it has not rendered itself. */
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
