/** Calls a method of another's script, if both are there. */
function call(owner: unknown, method: string, ...args: readonly unknown[]): void {
  const reset: unknown = Object(owner)[method];
  if (typeof reset === 'function') reset.apply(owner, args);
}

/** Asks again for what a captcha gives out once, by its public interface. */
export function resetCaptchas(form: Element): void {
  const page: Readonly<Record<string, unknown>> = Object(window);
  let index = 0;
  for (const captcha of document.querySelectorAll('.g-recaptcha')) {
    if (form.contains(captcha))
      call(Object(page.grecaptcha).enterprise ?? page.grecaptcha, 'reset', index);
    index += 1;
  }
  for (const frame of form.querySelectorAll<HTMLElement>('.h-captcha iframe')) {
    call(page.hcaptcha, 'reset', Reflect.get(frame.dataset, 'hcaptchaWidgetId'));
  }
  for (const captcha of form.querySelectorAll('.cf-turnstile'))
    call(page.turnstile, 'reset', captcha);
  for (const captcha of form.querySelectorAll('.frc-captcha')) {
    const { frcWidget, friendlyChallengeWidget } = Object(captcha);
    call(
      frcWidget ?? friendlyChallengeWidget ?? Object(page.friendlyChallenge).autoWidget,
      'reset',
    );
  }
}
