/** Passkeys: whether this browser can, making one, and showing who I am by one. */

import * as api from './api';
import type { AccountKeys, Me } from './protocol';

/** They belong to a name: not to a number in an address, and not to an insecure page. */
export const canPasskey = () =>
  isSecureContext &&
  typeof PublicKeyCredential !== 'undefined' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|^\[/.test(location.hostname);

/** Nothing is said of somebody who changed their mind: null. */
async function wanted(asked: Promise<Credential | null>): Promise<string | null> {
  const credential = await asked.catch(() => null);
  return credential ? JSON.stringify((credential as PublicKeyCredential).toJSON()) : null;
}

export async function make(password: string, name: string): Promise<AccountKeys | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    await api.offerPasskey(password),
  );
  const credential = await wanted(navigator.credentials.create({ publicKey }));
  return credential === null ? null : api.addPasskey(credential, name);
}

export async function show(): Promise<Me | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.askPasskey());
  const credential = await wanted(navigator.credentials.get({ publicKey }));
  return credential === null ? null : api.signInByPasskey(credential);
}
