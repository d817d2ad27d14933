import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { offerClick } from '../../page/clicks.js';

/** A view that is shown in an element of our own; the server's nodes are never React's. */
export interface View {
  /** Takes the view and its element away. */
  remove(): void;
}

/** An element that calls `act` when it is clicked, in place of what the browser would do. */
const answers =
  (act: () => void) =>
  ({ nativeEvent }: { readonly nativeEvent: MouseEvent }): void =>
    offerClick(nativeEvent, () => {
      act();
      return true;
    });

/** A text, with its language where that is not the page's. */
interface Text {
  readonly text: string;
  readonly lang?: string;
}

/** What is wrong in a form: a link to its control, or a text if nobody sees the control. */
export interface SummaryEntry extends Text {
  readonly id: string;
  /** Leads to the control. */
  readonly go?: () => void;
}

/**
 * Shows the summary of a refused submission in an element that is on the page, before this function returns.
 *
 * @param onError is called if a component throws; the summary is gone then
 */
export function showSummary(
  container: HTMLElement,
  heading: Text,
  entries: readonly SummaryEntry[],
  onError: (error: unknown) => void,
): View {
  let isThere = true;
  const fail = (error: unknown): void => {
    isThere = false;
    container.remove();
    onError(error);
  };
  const root = createRoot(container, { onUncaughtError: fail, onRecoverableError: fail });
  const summary = (
    <>
      <p lang={heading.lang}>
        <strong>{heading.text}</strong>
      </p>
      <ul>
        {entries.map(({ id, text, lang, go }) => (
          <li key={id} lang={lang}>
            {go ? (
              <a href={`#${id}`} onClick={answers(go)}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </>
  );
  flushSync(() => root.render(summary));
  return {
    remove() {
      // React has ended a root in which a component has thrown.
      if (isThere) flushSync(() => root.unmount());
      isThere = false;
      container.remove();
    },
  };
}
