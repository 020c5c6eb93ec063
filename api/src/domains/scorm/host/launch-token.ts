import * as v from 'valibot'
import { readPayload, signPayload } from '../../../serving/signed-payload.ts'

/** A launch is valid for this long. */
export const LAUNCH_LIFETIME_MS = 12 * 60 * 60 * 1000

const label = 'portico.launch.1'
const id = v.pipe(v.number(), v.integer(), v.minValue(1))
const launchSchema = v.object({
  /** the session that launched it: the launch ends with this session, whatever others the person has */
  session_id: id,
  user_id: id,
  portal_id: id,
  /** null: a staff preview of a draft, which saves nothing */
  enrollment_id: v.nullable(id),
  progress_id: v.nullable(id),
  /** sha256 of the package's zip: names its folder and its host. */
  package_id: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  /** identifier of the manifest's item */
  sco: v.pipe(v.string(), v.maxLength(255)),
  /** the item plays only this SCO, so its data belong to the item */
  is_only: v.optional(v.boolean(), true),
  attempt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The page that frames the player; from the portal's row, never from a request. */
  app_origin: v.pipe(v.string(), v.regex(/^https?:\/\/[a-z\d.-]+(?::\d{1,5})?$/)),
  /** milliseconds since 1970 */
  expires_at: v.pipe(v.number(), v.integer()),
})

/** Everything the content host knows about a visitor, who has no cookie there: who may play what, and where. */
export type LaunchToken = v.InferOutput<typeof launchSchema>
export type TokenVerdict =
  | { ok: true; launch: LaunchToken }
  | { ok: false; code: 'scorm.launch_invalid' | 'scorm.launch_expired' }

/** Signs a launch (HMAC-SHA256, base64url), for use in a path. Throws when the launch itself is malformed. */
export const signLaunchToken = (launch: LaunchToken, secret: string): string =>
  signPayload({ label, payload: v.parse(launchSchema, launch), secret })

/** Reads the launch from a token that was signed here and has not expired. Compares in constant time. */
export function verifyLaunchToken(token: string, secret: string, now = Date.now()): TokenVerdict {
  const parsed = v.safeParse(launchSchema, readPayload({ label, text: token, secret }))
  if (!parsed.success) return { ok: false, code: 'scorm.launch_invalid' }
  return parsed.output.expires_at > now
    ? { ok: true, launch: parsed.output }
    : { ok: false, code: 'scorm.launch_expired' }
}
