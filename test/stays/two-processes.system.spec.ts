/** Tests of the stay service in two processes, which share these. */
import './two-processes';
import './calendar-processes.cases';
import './waitlist-processes.cases';
