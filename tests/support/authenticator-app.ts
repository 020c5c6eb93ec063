import { TOTP, URI } from 'otpauth'
import { enroll_totp, start_totp } from '../../shared/src/contract/identity/second-factor.ts'
import type { Person, World } from './world.ts'

export type AuthenticatorApp = {
  /** the current six digits, or those of that many half minutes later */
  code: (later?: number) => string
  recovery_codes: readonly string[]
}

/** Sets up an authenticator app for a signed-in person, as the security page does; their session then counts as verified. */
export async function setUpApp(world: Pick<World, 'services'>, person: Person): Promise<AuthenticatorApp> {
  await person.confirm()
  const app = appOf((await person.call(start_totp)).address, () => world.services.now().getTime())
  const { recovery_codes } = await person.call(enroll_totp, { body: { code: app.code() } })
  return { ...app, recovery_codes: recovery_codes ?? [] }
}

/** Creates an authenticator app from the URI in the QR code. */
export function appOf(address: string, now_ms: () => number = Date.now): Pick<AuthenticatorApp, 'code'> {
  const totp = URI.parse(address)
  if (!(totp instanceof TOTP)) throw new Error(`${address} is no time-based secret`)
  return { code: (later = 0) => totp.generate({ timestamp: now_ms() + later * 30_000 }) }
}
