/* global google */
const styles = ['poi.business', 'transit'].map((featureType) => ({
  featureType,
  stylers: [{ visibility: 'off' }],
}));

function show(place) {
  const { lat, lng, marker: icon, title } = place.dataset;
  const center = { lat: Number(lat), lng: Number(lng) };
  const map = new google.maps.Map(place, {
    center,
    zoom: 11,
    minZoom: 0,
    maxZoom: 20,
    mapTypeId: 'roadmap',
    styles,
    disableDefaultUI: true,
    fullscreenControl: true,
    zoomControl: true,
  });
  new google.maps.Marker({ map, position: center, icon, title });
}

/** Loads Google Maps and shows a map. */
export const map = (place, { mapsKey, mapsSrc }) =>
  new Promise((resolve) => {
    window.initMap = () => {
      show(place);
      resolve();
    };
    const script = document.createElement('script');
    script.async = true;
    const address = mapsSrc ?? 'https://maps.googleapis.com/maps/api/js';
    script.src = `${address}?key=${mapsKey}&language=en-US&region=US&callback=initMap&loading=async`;
    document.head.append(script);
  });
