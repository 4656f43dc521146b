import { notifyArrival, onArrival } from '../src/components/shell/arrivals.ts';
import { goTo } from './go-to.ts';
import siteData from './site-data.ts';
import { followAddress, setAddressRouter, startTabs } from './tabs.ts';

let isConnected = false;

/** Starts the tabs and connects them with the router. */
export function serve(): void {
  startTabs(siteData.storage);
  if (isConnected) return;
  isConnected = true;
  setAddressRouter((address) => goTo(address, { replace: true }));
  onArrival(followAddress);
  // A tab that was chosen since the router started has changed the address without it.
  notifyArrival();
}
