import { createPortal } from 'react-dom';
import { answerClick } from '../../page/answer-clicks.js';
import type { Page } from '../../page/page.js';
import { useMount } from '../adopt.js';
import { wording } from './wording.js';

interface Props {
  readonly root: HTMLElement;
  readonly page: Page;
  readonly onRetry: () => void;
}

/**
 * Shows a message above the gallery that a request has failed, with a button to repeat it
 * (`data-request-errors="recover"`).
 */
export function RequestMessage({ root, page, onRetry }: Props): React.ReactNode {
  const retry = (): boolean => {
    onRetry();
    return true;
  };
  const mount = useMount('category-gallery__message', (element) =>
    page.requirePart(root, 'galleryInner').before(element),
  );
  return createPortal(
    <div className="request-error" role="alert">
      <p>{page.words(wording).requestFailed}</p>
      <button
        type="button"
        className="request-error__retry"
        onClick={({ nativeEvent }) => answerClick(nativeEvent, retry)}
      >
        {page.words(wording).retry}
      </button>
    </div>,
    mount,
  );
}
