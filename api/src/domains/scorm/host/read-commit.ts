import * as v from 'valibot'
import { bodyLimits } from '@portico/shared/calls/body-limit.ts'
import { fail } from '../../../kernel/fail.ts'
import { readText } from '../../../kernel/parse-input.ts'
import { unstorableAt } from '../../../kernel/unstorable.ts'

/** suspend_data alone may be 64,000 characters; this also leaves enough for its escapes and a long list of interactions. */
const COMMIT_MAX_BYTES = bodyLimits.long_bytes

const counter = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1))

export const commitSchema = v.object({
  launch: counter,
  sequence: counter,
  // v.record would silently turn a list into an empty map.
  cmi: v.pipe(
    v.unknown(),
    v.check((cmi) => !Array.isArray(cmi) && unstorableAt(cmi) === null),
    v.record(v.string(), v.unknown()),
  ),
  terminate: v.boolean(),
})

/** Unsent data that a browser stored from an earlier opening is applied if valid, and never prevents opening. */
export const startSchema = v.object({ unsent: v.fallback(v.nullable(commitSchema), null) })

/** Reads a JSON body of any content type: a beacon can only send text/plain. */
export async function readBody<T extends v.GenericSchema>(request: Request, schema: T): Promise<v.InferOutput<T>> {
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), schema),
    await readText(request, { limit_bytes: COMMIT_MAX_BYTES, code: 'scorm.commit_too_large' }),
  )
  return parsed.success ? parsed.output : fail('general.body_unreadable')
}
