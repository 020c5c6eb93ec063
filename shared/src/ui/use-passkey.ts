import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { failureText } from '../browser/failure-text.ts'
import type { NewPasskey, PasskeyAnswer } from '../contract/identity/second-factor-passkeys.ts'

/** Whether this browser supports passkeys. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn()

/** Thrown when the user closes the browser's dialog or has no matching passkey; replaces the browser's own message, which does not help users. */
class PasskeyNotUsed extends Error {}

/** Text for a failed action that used a passkey. */
export const passkeyFailureText = (error: unknown): string =>
  error instanceof PasskeyNotUsed ? error.message : failureText(error)

/** Asks the browser to sign with a passkey. Throws PasskeyNotUsed on failure. `options` come from the API. */
export async function signWithPasskey(options: { challenge: string }): Promise<PasskeyAnswer> {
  const signed = await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }).catch(
    notUsed,
  )
  return signed as PasskeyAnswer
}

/** Asks the browser to create a passkey. Throws PasskeyNotUsed on failure. `options` come from the API. */
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
