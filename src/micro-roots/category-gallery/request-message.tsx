import { createPortal } from 'react-dom';
import { answerClick } from '../../page/answer-clicks.js';
import type { Page } from '../../page/page.js';
import { useMount } from '../adopt.js';
import { wording } from './wording.js';

interface Props {
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
export function RequestMessage({ root, page, link, onRetry }: Props): React.ReactNode {
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
        onClick={({ nativeEvent }) => answerClick(nativeEvent, retry)}
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
