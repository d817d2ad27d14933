import 'auftritt';
import 'auftritt/auftritt.css';
