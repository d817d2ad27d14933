import { reveal } from '../../../page/reveal.js';
import { unclobbered } from '../../../page/unclobbered.js';
import type { SubmittedDetail } from '../../../public-interface.js';
import { pageOf, readAnswer, renew } from './answer.js';
import type { Submission } from './submission.js';

/** Tells the page's own scripts that the form has been answered. */
function tell(target: Element, form: HTMLFormElement, address: string): void {
  const detail: SubmittedDetail = { form, address };
  target.dispatchEvent(new CustomEvent('auftritt:submitted', { bubbles: true, detail }));
}

/** Puts the result, or the next step of the form, in the form's place. */
function show(element: Element, address: string, { form, page, scrollTo, end }: Submission): void {
  // They would hold for the whole page.
  for (const style of element.querySelectorAll('style')) style.remove();
  const result = document.adoptNode(element);
  end();
  page.release(form);
  unclobbered(form).replaceWith(result);
  page.enhance(result);
  if (!(result instanceof HTMLElement)) return;
  const isStep = result instanceof HTMLFormElement;
  const { hasAttribute, setAttribute, focus } = unclobbered(result);
  setAttribute('tabindex', '-1');
  if (!isStep && !hasAttribute('role')) setAttribute('role', 'status');
  // The visitor may have closed what it stands in; the focus goes to nothing that is hidden.
  reveal(result);
  focus({ preventScroll: true });
  scrollTo(result);
  if (!isStep) tell(result, form, address);
}

/**
 * Does what a server's answer says.
 *
 * @param asked the address that was asked
 */
export async function settle(
  request: XMLHttpRequest,
  asked: string,
  submission: Submission,
): Promise<void> {
  const { form, before, failure, ask, fail, leave, refuse } = submission;
  /** The page of the form, fetched anew. */
  const again = () => ask({ method: 'GET', address: location.href, body: null });
  if (request.status === 0) {
    // Cut off, or led to another origin. Where the server is there, the browser can show what it answers.
    const page = await again();
    renew(pageOf(page), form);
    fail(page.status === 0 ? 'silent' : 'unclear');
    return;
  }
  const html = pageOf(request);
  const region = unclobbered(form).getAttribute('data-submit-result') ?? '.form-result';
  const answer = readAnswer(request, html, form, asked, region, before);
  switch (answer.kind) {
    case 'result':
      show(answer.element, request.responseURL, submission);
      return;
    case 'elsewhere':
      tell(form, form, request.responseURL);
      // What shows that it is being sent stays until the other page is there.
      leave();
      location.assign(request.responseURL);
      return;
    case 'refused':
      refuse(answer.faults, answer.remarks);
      return;
    case 'expired': {
      // The page has new tokens. What is refused twice is not refused for them.
      let isRenewed = renew(html, form);
      if (!isRenewed && failure !== 'expired') isRenewed = renew(pageOf(await again()), form);
      fail(isRenewed || failure === 'expired' ? 'expired' : 'unclear');
      return;
    }
    default:
      fail(answer.kind);
  }
}
