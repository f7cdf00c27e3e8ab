import './style.css';
import { currentToken } from './session';
import { showDashboard } from './frame';
import { showSignIn } from './sign-in';

if (currentToken() === undefined) showSignIn(showDashboard);
else void showDashboard();
