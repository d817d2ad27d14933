/** Loads the measuring script, unless the visitor has opted out. */
export function load({ analyticsId: id, analyticsSrc: src }) {
  const optOut = `ga-disable-${id}`;
  if (window[optOut] || document.cookie.includes(`${optOut}=true`)) return;
  window.dataLayer ??= [];
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: the service reads `arguments` objects only.
    window.dataLayer.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('config', id, { anonymize_ip: true });
  const script = document.createElement('script');
  script.async = true;
  script.src = src ?? `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
}
