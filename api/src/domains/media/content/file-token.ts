import * as v from 'valibot'
import { isLessonFileKey, lessonFileKinds } from './lesson-files.ts'
import { readPayload, signPayload } from '../../../serving/signed-payload.ts'

/** A signed address of a file is good for this long; whoever comes later is sent back to the call that signs a new one. */
export const FILE_ADDRESS_LIFETIME_MS = 5 * 60 * 1000

const label = 'portico.file.1'
const id = v.pipe(v.number(), v.integer(), v.minValue(1))
const fileSchema = v.object({
  key: v.pipe(v.string(), v.check(isLessonFileKey)),
  kind: v.picklist(lessonFileKinds),
  session_id: id,
  user_id: id,
  portal_id: id,
  /** null: staff preview the draft of this course */
  enrollment_id: v.nullable(id),
  course_id: v.optional(id),
  item_id: id,
  is_download: v.boolean(),
  /** Where its portal is; from the portal's row, never from a request. */
  app_origin: v.pipe(v.string(), v.regex(/^https?:\/\/[a-z\d.-]+(?::\d{1,5})?$/)),
  /** milliseconds since 1970 */
  expires_at: v.pipe(v.number(), v.integer()),
})

/** Who may fetch which file, until when. */
export type FileToken = v.InferOutput<typeof fileSchema>
export type FileVerdict = { state: 'valid' | 'expired'; file: FileToken } | { state: 'invalid' }

/** Signs the address of a file. Throws when the file is malformed. */
export const signFileToken = (file: FileToken, secret: string): string =>
  signPayload({ label, payload: v.parse(fileSchema, file), secret })

/** The file in a token that was signed here; an expired one is still told, so that its owner can be sent for another. */
export function verifyFileToken(token: string, secret: string, now: number): FileVerdict {
  const parsed = v.safeParse(fileSchema, readPayload({ label, text: token, secret }))
  if (!parsed.success) return { state: 'invalid' }
  return { state: parsed.output.expires_at > now ? 'valid' : 'expired', file: parsed.output }
}
