import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { offerClick } from '../../page/clicks.js';
import type { Page } from '../../page/page.js';
import { useAttribute, useMount } from '../adopt.js';
import { createOverlay, liftDelay } from './overlay.js';
import { own } from './parts.js';
import type { Phase } from './state.js';
import { wording } from './wording.js';

interface LoadingProps {
  readonly root: HTMLElement;
  readonly page: Page;
  readonly phase: Phase['name'];
  /** The sections that the script's own overlay covers. */
  readonly covered: () => readonly Element[];
  /** The announcement of the last response. */
  readonly announcement: string;
}

/** The template's overlay, unless it is inside a section that responses replace. */
function templateOverlay(root: HTMLElement, page: Page): HTMLElement | null {
  const overlay = own(root, 'loadingOverlay', page);
  const { galleryInner, referenceContent } = page.selectors;
  return overlay?.closest(`${galleryInner}, ${referenceContent}`) ? null : overlay;
}

function makeOverlay(): HTMLElement {
  const overlay = document.createElement('div');
  overlay.className = 'loading-overlay loading-overlay--added';
  return overlay;
}

/**
 * Shows that the gallery is loading, with the overlay, `aria-busy`, and a live region that announces
 * the result. After a failure the overlay stays (specification 8.1). With
 * `data-request-errors="recover"` it goes.
 */
export function Loading({
  root,
  page,
  phase,
  covered,
  announcement,
}: LoadingProps): React.ReactNode {
  const mount = useMount('category-gallery__status', (element) => root.append(element));
  const [overlay] = useState(() => {
    const given = templateOverlay(root, page);
    if (given) return createOverlay(given);
    const made = makeOverlay();
    mount.append(made);
    return createOverlay(made, { root, sections: covered });
  });
  const recovers = page.configuration.requestErrors === 'recover';

  useAttribute(root, 'aria-busy', phase === 'loading' ? 'true' : null);
  useLayoutEffect(() => {
    if (phase === 'loading') overlay.cover();
    else if (phase === 'resting') overlay.lift(liftDelay);
    else if (recovers) overlay.lift(0);
  }, [overlay, phase, recovers]);
  useLayoutEffect(() => () => overlay.end(), [overlay]);

  return createPortal(
    <p className="category-gallery__announcement" role="status">
      {announcement}
    </p>,
    mount,
  );
}

interface MessageProps {
  readonly root: HTMLElement;
  readonly page: Page;
  /** The link that leads to the same content without the script, if there is one. */
  readonly link: HTMLAnchorElement | undefined;
  readonly onRetry: () => void;
}

/**
 * Shows a message above the gallery that a request has failed, with a button to repeat it and a link to the
 * page of what was chosen (`data-request-errors="recover"`). That page helps where a repetition does not, as after
 * the end of a session.
 */
export function RequestMessage({ root, page, link, onRetry }: MessageProps): React.ReactNode {
  const retry = (): boolean => {
    onRetry();
    return true;
  };
  const mount = useMount('category-gallery__message', (element) =>
    page.requirePart(root, 'galleryInner').before(element),
  );
  const words = page.words(wording);
  return createPortal(
    <div className="request-error" role="alert">
      <p>{words.requestFailed}</p>
      <button
        type="button"
        className="request-error__retry"
        onClick={({ nativeEvent }) => offerClick(nativeEvent, retry)}
      >
        {words.retry}
      </button>
      {link && (
        <>
          {' '}
          <a className="request-error__page" href={link.href}>
            {words.openPage}
          </a>
        </>
      )}
    </div>,
    mount,
  );
}
