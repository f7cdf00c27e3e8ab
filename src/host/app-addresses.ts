import { AppAddresses } from '#agents/oauth/app-addresses';
import { ConnectedAppsSetting } from '#agents/oauth/connected-apps-setting';
import { withTimeout } from '#kit/time/with-timeout';
import type { RunningService } from './boot/boot-service';

const TIMEOUT_MS = 1000;

/** The addresses that people type into an assistant; none while the service connects no apps, or its database is away. */
export const appAddresses = ({ app }: RunningService): Promise<string[]> =>
  withTimeout<string[], string[]>(TIMEOUT_MS, async () => {
    if (!(await app.get(ConnectedAppsSetting).isOn())) return [];
    const addresses = app.get(AppAddresses);
    return addresses.all.map(address => addresses.resourceOf(address));
  }, []);
