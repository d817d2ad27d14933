const withoutHash = (address: string): string | undefined => address.split('#')[0];

/** Whether a link leads to a target on the same page, in this window. */
export const leadsHere = (link: HTMLAnchorElement): boolean =>
  link.hash !== '' &&
  (link.target || '_self') === '_self' &&
  !link.hasAttribute('download') &&
  withoutHash(link.href) === withoutHash(location.href);
