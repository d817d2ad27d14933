import type { Page } from '@playwright/test';
import { expect } from '../../support/site.js';

export const tag = 'data-maps-key="key-1"';
export const address = '<address>Lindenstraße 1, <a href="/way/">Berlin</a></address>';
const place = 'class="map" data-lat="52.52" data-lng="13.405"';
export const map = `<div ${place} data-marker="/media/map-marker.svg" data-title="Firma">${address}</div>`;

/** Resolves once so many maps are drawn. */
export const drawn = async (page: Page, count = 1) =>
  expect(page.locator('.map > .gm-style')).toHaveCount(count);
