/** The styles of the first paint, for a page that does not include `auftritt.css`. */
import './auftritt.css';
