/** Races in two processes, which these share. */
import './racing-stays';
import './races.cases';
// Closes days of the books.
import './storm.cases';
