// The address bar as state: Back and Forward return to what was open.
import { useCallback, useEffect, useState } from 'react';
import { atRest, readAddress, writeAddress, type ReportAddress } from './address.ts';

export type How = 'push' | 'replace';
export type Go = (to: Partial<ReportAddress>, how: How) => void;

function write(address: ReportAddress, how: How): void {
  const url = `${location.pathname}${location.search}${writeAddress(address)}`;
  if (url === `${location.pathname}${location.search}${location.hash}`) return;
  if (how === 'push') history.pushState(null, '', url); else history.replaceState(null, '', url);
}

/** A step along the claims replaces the address; a choice adds one. What is not named stays, but another claim has no response open. */
export function useAddress(): readonly [ReportAddress, Go] {
  const [address, setAddress] = useState(() => readAddress(location.hash) ?? atRest);
  useEffect(() => {
    const follow = (): void => { setAddress((now) => readAddress(location.hash) ?? now); };
    addEventListener('popstate', follow);
    addEventListener('hashchange', follow);
    return () => { removeEventListener('popstate', follow); removeEventListener('hashchange', follow); };
  }, []);
  const go = useCallback<Go>((to, how) => {
    const now = readAddress(location.hash) ?? atRest;
    const next = { ...now, raw: null, ...to };
    write(next, how);
    setAddress(next);
  }, []);
  return [address, go];
}
