// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { showSummary } from '../../../src/micro-roots/form/views.js';

function placeOnPage(): HTMLElement {
  document.body.innerHTML = '<div></div>';
  return document.body.firstElementChild as HTMLElement;
}

describe('a view', () => {
  it('in which something throws is gone, and says so', () => {
    const onError = vi.fn();
    // React calls what it renders; this is no text of ours, but stands for any fault in a view.
    const broken = { id: 'a', text: {} } as unknown as { id: string; text: string };
    const view = showSummary(placeOnPage(), { text: 'Check' }, [broken], onError);
    expect(onError).toHaveBeenCalledOnce();
    expect(document.body.innerHTML).toBe('');
    view.remove();
  });
});
