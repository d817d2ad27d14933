import { createButton, createElement, languageOfWords } from '../../../page/create.js';
import type { Journal } from '../../../page/journal.js';
import type { Page } from '../../../page/page.js';
import { Problem } from '../../../page/problem.js';
import { unclobbered } from '../../../page/unclobbered.js';
import { resetCaptchas } from './captchas.js';
import { type Destination, destinationOf } from './destination.js';
import { settle } from './settle.js';
import type { Failure, FormCode, Submission } from './submission.js';
import wording from './wording.json' with { type: 'json' };

/** How long (ms) nothing may move until the server counts as silent. */
const silence = 30_000;
/** From so many bytes on it is shown how many have been sent. */
const long = 65_536;

/**
 * Sends a form where it stands, and shows the server's answer there (contract, version 2.0,
 * `data-submit="in-place"`). What cannot be sent so, or was answered with what cannot be shown, is the browser's.
 */
export function sendInPlace(
  form: HTMLFormElement,
  page: Page,
  undo: Journal,
  { createGate, refuse, scrollTo }: FormCode,
): void {
  const words = page.words(wording);
  const { append } = unclobbered(form);
  /** The page before it was first sent, where nothing runs and nothing is loaded. */
  let before: Element | undefined;
  let request: XMLHttpRequest | undefined;
  /** What shows that the form is being sent. */
  let marks: Journal | undefined;
  let failure: Failure | undefined;
  /** Whether the browser is to send the form next. */
  let isBrowsers = false;

  const gate = createGate(() => marks !== undefined);

  const end = (text = ''): void => {
    request?.abort();
    request = undefined;
    marks?.close();
    marks = undefined;
    gate.say(text, text !== '');
  };
  /** Asks again for what captchas give out once. */
  const askCaptchas = (): void => {
    try {
      resetCaptchas(form);
    } catch (error) {
      page.report('form', form, error);
    }
  };
  const fail = (next: Failure): void => {
    const problem = `sent in place: ${next}, status ${request?.status}`;
    end(`${words[next]} ${words.kept}`);
    page.report('form', form, new Problem(form, problem));
    // A file that is too large is so for the browser as well.
    isBrowsers = next === 'error' || next === 'unclear' || (next === failure && next !== 'large');
    failure = next;
    askCaptchas();
  };

  /** Asks the server. Resolves with whatever it answers, and where it is cut off; where it is silent, that is said. */
  const ask = ({ method, address, body }: Destination): Promise<XMLHttpRequest> =>
    new Promise((resolve) => {
      const asking = new XMLHttpRequest();
      request = asking;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = (): void => {
        clearTimeout(timer);
        timer = setTimeout(fail, silence, 'silent');
      };
      const attributes = {
        class: 'form-progress',
        'aria-label': words.progress,
        ...languageOfWords(),
      };
      const meter = createElement('progress', attributes);
      asking.upload.onprogress = ({ loaded, total }) => {
        wait();
        meter.value = loaded / total;
        if (total > long && !meter.isConnected) marks?.place(meter, append);
      };
      asking.onprogress = wait;
      asking.onloadend = () => clearTimeout(timer);
      // Without an answer its status is 0.
      asking.onerror = () => resolve(asking);
      asking.onload = asking.onerror;
      asking.open(method, address);
      asking.responseType = 'arraybuffer';
      asking.setRequestHeader('Accept', 'text/html');
      wait();
      asking.send(body);
    });

  const submission: Omit<Submission, 'failure' | 'before'> = {
    form,
    page,
    scrollTo,
    ask,
    end,
    fail,
    refuse(faults, remarks) {
      end();
      failure = undefined;
      askCaptchas();
      refuse(faults, remarks);
    },
    leave() {
      request = undefined;
    },
  };
  const send = async (destination: Destination): Promise<void> => {
    const asking = await ask(destination);
    if (request !== asking || !before) return;
    // A script of the page has taken the form away, and nobody waits for its answer.
    if (!unclobbered(form).isConnected) {
      end();
      return;
    }
    await settle(asking, destination.address, { ...submission, failure, before });
  };

  const onSubmit = (event: SubmitEvent): void => {
    const { submitter } = event;
    if (event.target !== form || event.defaultPrevented) return;
    const destination = isBrowsers ? undefined : destinationOf(form, submitter);
    gate.say('');
    if (!destination) return;
    event.preventDefault();
    marks = gate.close(submitter);
    gate.say(words.sending, !submitter);
    const cancel = createButton('form-cancel', words.cancel, () =>
      end(`${words.cancelled} ${words.kept}`),
    );
    marks.place(cancel, append);
    marks.by(() => cancel.matches(':focus') && submitter?.focus());
    let hasAsked = false;
    const onLeave = (leaving: Event): void => {
      if (!request || hasAsked) return;
      hasAsked = true;
      leaving.preventDefault();
      // Chrome before 119 asks by this alone.
      Reflect.set(leaving, 'returnValue', true);
    };
    // Chromium asks nobody where the last listener goes while it runs, as one does that is there once.
    window.addEventListener('beforeunload', onLeave, { signal: marks.signal });
    send(destination).catch((error: unknown) => {
      fail(request?.status ? 'unclear' : 'silent');
      page.report('form', form, error);
    });
    before ??= new Document().importNode(document.body, true);
  };

  const { signal } = undo;
  undo.by(end);
  // After all that the page's own scripts do with it.
  window.addEventListener('submit', onSubmit, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && end(), { signal });
}

export type SendInPlace = typeof sendInPlace;
