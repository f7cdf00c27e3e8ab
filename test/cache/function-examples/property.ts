export { EVERY_SERVICE as PROPERTY } from './every-service';
