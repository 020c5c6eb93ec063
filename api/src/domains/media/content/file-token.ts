import * as v from 'valibot'
import { isLessonFileKey, lessonFileKinds } from './lesson-files.ts'
import { readPayload, signPayload } from '../../../serving/signed-payload.ts'

/** Lifetime of a signed file URL; an expired one redirects back to the call that signs a new one. */
export const FILE_URL_LIFETIME_MS = 5 * 60 * 1000

const label = 'portico.file.1'
const id = v.pipe(v.number(), v.integer(), v.minValue(1))
const fileSchema = v.object({
  key: v.pipe(v.string(), v.check(isLessonFileKey)),
  kind: v.picklist(lessonFileKinds),
  /** both null: a visitor opens a lesson that is open to everybody */
  session_id: v.nullable(id),
  user_id: v.nullable(id),
  portal_id: id,
  /** null: staff preview this course's draft */
  enrollment_id: v.nullable(id),
  course_id: v.optional(id),
  item_id: id,
  /** which of the item's files, when it has several */
  file: v.optional(v.pipe(v.string(), v.uuid())),
  is_download: v.boolean(),
  /** The portal's origin, taken from the portal's row and never from a request. */
  app_origin: v.pipe(v.string(), v.regex(/^https?:\/\/[a-z\d.-]+(?::\d{1,5})?$/)),
  /** milliseconds since 1970 */
  expires_at: v.pipe(v.number(), v.integer()),
})

/** Grants a user access to a file until an expiry time. */
export type FileToken = v.InferOutput<typeof fileSchema>
export type FileVerdict = { state: 'valid' | 'expired'; file: FileToken } | { state: 'invalid' }

/** Signs a file's URL. Throws if the file is malformed. */
export const signFileToken = (file: FileToken, secret: string): string =>
  signPayload({ label, payload: v.parse(fileSchema, file), secret })

/** Verifies a file token signed here; an expired one is still returned, so its owner can be redirected to a new one. */
export function verifyFileToken(token: string, secret: string, now: number): FileVerdict {
  const parsed = v.safeParse(fileSchema, readPayload({ label, text: token, secret }))
  if (!parsed.success) return { state: 'invalid' }
  return { state: parsed.output.expires_at > now ? 'valid' : 'expired', file: parsed.output }
}
