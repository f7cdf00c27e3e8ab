import './site/style.css';
import { food } from './food/food.part';
import { startSite } from './site/frame';
import { stays } from './stays/stays.part';

/** A site of one part alone leaves the other's line out. */
startSite([food, stays]);
