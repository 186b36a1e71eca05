import { newRoundId } from '../session/round-id.ts';
import { LeaseLocks, type LeasePlace } from './lease.ts';
import type { TabLocks } from './one-tab.ts';

const LEASE = 'baize.table-lease';

/** A lease in the short texts; null where the page is refused them, and shares nothing with another tab. */
export function leaseInPage(): TabLocks | null {
  const store = storageOrNull();
  if (store === null) return null;
  const place: LeasePlace = {
    read: () => store.getItem(LEASE),
    write(text) {
      if (text === null) store.removeItem(LEASE);
      else store.setItem(LEASE, text);
    },
    onChange: (heard) => window.addEventListener('storage', ({ key }) => key === LEASE && heard()),
    onLeave: (heard) => window.addEventListener('pagehide', heard),
  };
  const wait = (milliseconds: number) => new Promise<void>((resume) => setTimeout(resume, milliseconds));
  return new LeaseLocks(place, { now: () => Date.now(), wait }, newRoundId());
}

function storageOrNull(): Storage | null {
  try {
    localStorage.setItem(`${LEASE}.probe`, '');
    localStorage.removeItem(`${LEASE}.probe`);
    return localStorage;
  } catch {
    return null;
  }
}
