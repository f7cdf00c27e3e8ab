/** Tests of the food service in two processes, which share these. */
import './two-processes';
import './promo-uses-processes.cases';
import './slots-processes.cases';
import './deadlines-processes.cases';
import '../mcp/food-processes.cases';
import './reconcile-processes.cases';
// Ends one of the processes.
import './books-storm-processes.cases';
