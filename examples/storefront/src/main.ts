import '#kit/style.css';
import { food } from './food/food.part';
import { startParts } from './site';
import { stays } from './stays/stays.part';

/** A site of one part alone leaves the other's line out. */
startParts([food, stays]);
