/** The styles of the first paint, for a page whose `auftritt.css` is missing, or leaves out what the page has. */
import './auftritt.css';
import { leftOut } from '../page/left-out.js';

const present = (window.auftritt?.instances() ?? []).map(({ behaviour }) => behaviour);
const missing = leftOut().filter((name) => present.some((each) => each === name));
if (missing.length > 0) {
  console.warn(`auftritt: ${missing.join(', ')}: auftritt.css was deployed without these styles`);
}
