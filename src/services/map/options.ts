/// <reference types="google.maps" />
import type { Place } from './place.js';

const hidden = [{ visibility: 'off' }];

/** The map's settings (specification 9.8), in the service's own terms. */
export const mapOptions = (center: Place): google.maps.MapOptions => ({
  center,
  zoom: 11,
  minZoom: 0,
  maxZoom: 20,
  mapTypeId: 'roadmap',
  styles: [
    { featureType: 'poi.business', stylers: hidden },
    { featureType: 'transit', stylers: hidden },
  ],
  // Only two controls are shown. `disableDefaultUI` also switches off what the service may add later.
  disableDefaultUI: true,
  cameraControl: false,
  mapTypeControl: false,
  rotateControl: false,
  scaleControl: false,
  streetViewControl: false,
  zoomControl: true,
  fullscreenControl: true,
});
