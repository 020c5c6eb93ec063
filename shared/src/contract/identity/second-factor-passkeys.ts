import * as v from 'valibot'
import { requiredText } from '../../schemas/text.ts'
import { endpoint, id, idParam } from '../../calls/endpoint.ts'
import { signedIn } from './session.ts'

const base64url = (longest: number) => v.pipe(v.string(), v.maxLength(longest), v.regex(/^[\w-]+$/))
const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: v.literal('public-key'),
  authenticatorAttachment: v.optional(v.picklist(['platform', 'cross-platform'])),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
}
const transport = v.picklist(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

/** Browser response after signing with a passkey (WebAuthn's AuthenticationResponseJSON). */
export const passkeyAnswer = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: v.optional(base64url(200)),
  }),
})
export type PasskeyAnswer = v.InferOutput<typeof passkeyAnswer>
/** Browser response after creating a passkey (WebAuthn's RegistrationResponseJSON). */
export const newPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: v.optional(v.array(transport)),
  }),
})
export type NewPasskey = v.InferOutput<typeof newPasskey>

// Passed to the browser unchanged; WebAuthn defines their shape.
const options = v.looseObject({ challenge: v.string() })

export const passkey_creation_options = endpoint({
  method: 'POST',
  path: '/passkeys/options',
  summary: 'Returns the options for a browser to create a passkey for this host',
  action: 'profile.edit',
  second_factor: 'changes',
  confirmed: true,
  tx: false,
  output: options,
  errors: [],
})
export const add_passkey = endpoint({
  method: 'POST',
  path: '/passkeys',
  summary: 'Saves a passkey created by the browser',
  action: 'profile.edit',
  second_factor: 'changes',
  confirmed: true,
  tx: false,
  body: v.object({ name: requiredText(60), passkey: newPasskey }),
  output: v.object({ id: id(), recovery_codes: v.nullable(v.array(v.string())) }),
  errors: ['auth.passkey_refused', 'validation.failed'],
})
export const remove_passkey = endpoint({
  method: 'DELETE',
  path: '/passkeys/:passkey_id',
  summary: 'Removes one of your passkeys',
  action: 'profile.edit',
  second_factor: 'changes',
  confirmed: true,
  tx: false,
  params: v.object({ passkey_id: idParam() }),
  output: v.null(),
  errors: ['general.not_found'],
})
export const passkey_options = endpoint({
  method: 'POST',
  path: '/passkeys/challenge',
  summary: 'Returns a challenge for one of your passkeys, to confirm or to prove the second factor',
  action: 'profile.read',
  second_factor: 'before',
  tx: false,
  output: options,
  errors: [],
})
export const login_passkey_options = endpoint({
  method: 'POST',
  path: '/login/passkey/options',
  summary: 'Returns a challenge for signing in with a passkey',
  action: 'public',
  auth: 'public',
  when_blocked: true,
  tx: false,
  output: options,
  errors: ['general.too_many_requests', 'session.csrf'],
})
/** A passkey with user verification serves as both sign-in and second factor. */
export const login_passkey = endpoint({
  method: 'POST',
  path: '/login/passkey',
  summary: 'Opens a session with only a passkey',
  action: 'public',
  auth: 'public',
  when_blocked: true,
  tx: false,
  body: v.object({ answer: passkeyAnswer }),
  output: signedIn,
  errors: [
    'auth.passkey_refused',
    'auth.account_blocked',
    'general.too_many_requests',
    'session.csrf',
    'validation.failed',
  ],
})
