import * as v from 'valibot'
import { fail } from '../kernel/fail.ts'

/** suspend_data alone may be 64,000 characters; with its escapes and a long list of interactions this still fits. */
export const COMMIT_MAX_BYTES = 1024 * 1024

const counter = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1))

export const commitSchema = v.object({
  launch: counter,
  sequence: counter,
  // A record would turn a list into an empty map without a word.
  cmi: v.pipe(v.unknown(), v.check((cmi) => !Array.isArray(cmi)), v.record(v.string(), v.unknown())),
  terminate: v.boolean(),
})

/** What a browser kept from an earlier opening is worth a try, never a reason not to open. */
export const startSchema = v.object({ unsent: v.fallback(v.nullable(commitSchema), null) })

/** A JSON body, whatever type it says it is: a beacon can only say text/plain. */
export async function readBody<T extends v.GenericSchema>(request: Request, schema: T): Promise<v.InferOutput<T>> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await request.text())
  return parsed.success ? parsed.output : fail('general.body_unreadable')
}
