import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { NewPasskey, PasskeyAnswer } from '../contract/second-factor-passkeys.ts'

/** Whether this browser has passkeys at all. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn()

/** The browser's dialog was closed, or it has no such passkey; its own message does not help people. */
export class PasskeyNotUsed extends Error {}

/** Lets the browser ask for a passkey and sign. Throws PasskeyNotUsed when that fails. `options` are those of the API. */
export async function signWithPasskey(options: { challenge: string }): Promise<PasskeyAnswer> {
  const signed = await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }).catch(
    notUsed,
  )
  return signed as PasskeyAnswer
}

/** Lets the browser create a passkey. Throws PasskeyNotUsed when that fails. `options` are those of the API. */
export async function makePasskey(options: { challenge: string }): Promise<NewPasskey> {
  const made = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }).catch(
    notUsed,
  )
  return made as NewPasskey
}

function notUsed(error: unknown): never {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError'
  throw new PasskeyNotUsed(
    isKnown ? 'This device already has a passkey for this account.' : 'No passkey was used. Please try again.',
    { cause: error },
  )
}
