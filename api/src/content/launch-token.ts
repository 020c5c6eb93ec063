import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'

/** A launch is good for this long. */
export const LAUNCH_LIFETIME_MS = 12 * 60 * 60 * 1000

const id = v.pipe(v.number(), v.integer(), v.minValue(1))
const launchSchema = v.object({
  /** the session that launched it: the launch dies with this one, whatever others the person has */
  session_id: id,
  user_id: id,
  portal_id: id,
  enrolment_id: id,
  progress_id: id,
  /** sha256 of the package's zip: names its folder and its host. */
  package_id: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  /** identifier of the manifest's item */
  sco: v.pipe(v.string(), v.maxLength(255)),
  attempt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The page that frames the player; from the portal's row, never from a request. */
  app_origin: v.pipe(v.string(), v.regex(/^https?:\/\/[a-z\d.-]+(?::\d{1,5})?$/)),
  /** milliseconds since 1970 */
  expires_at: v.pipe(v.number(), v.integer()),
})

/** Who may play what, where: everything that the content host knows about a visitor, who has no cookie there. */
export type LaunchToken = v.InferOutput<typeof launchSchema>
export type TokenVerdict = { ok: true; launch: LaunchToken } | { ok: false; code: 'scorm.launch_invalid' | 'scorm.launch_expired' }

// The label keeps a signature made for anything else with the same secret from passing as a launch.
const signature = (body: string, secret: string): Buffer => createHmac('sha256', secret).update(`portico.launch.1.${body}`).digest()

/** Signs a launch (HMAC-SHA256, base64url), to stand in a path. Throws when the launch itself is malformed. */
export function signLaunchToken(launch: LaunchToken, secret: string): string {
  const body = Buffer.from(JSON.stringify(v.parse(launchSchema, launch))).toString('base64url')
  return `${body}.${signature(body, secret).toString('base64url')}`
}

function payloadOf(body: string): unknown {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

/** The launch in a token that was signed here and has not run out. Compared in constant time. */
export function verifyLaunchToken(token: string, secret: string, now = Date.now()): TokenVerdict {
  const [body = '', mac = '', ...rest] = token.split('.')
  const given = Buffer.from(mac, 'base64url')
  const wanted = signature(body, secret)
  const genuine = rest.length === 0 && given.length === wanted.length && timingSafeEqual(given, wanted)
  const parsed = genuine ? v.safeParse(launchSchema, payloadOf(body)) : null
  if (!parsed?.success) return { ok: false, code: 'scorm.launch_invalid' }
  return parsed.output.expires_at > now ? { ok: true, launch: parsed.output } : { ok: false, code: 'scorm.launch_expired' }
}
