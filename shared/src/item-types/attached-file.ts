import * as v from 'valibot'
import { maxCharacters } from '../schemas/text.ts'

/**
 * A file of the media library as used in an item, identified by its uuid; name and size (bytes) are for people and ignored on input. The uuid is null
 * for files from before the library existed.
 */
export const attachedFile = v.object({
  uuid: v.nullable(v.pipe(v.string(), v.uuid())),
  name: v.pipe(v.string(), maxCharacters(300)),
  size: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
})
export type AttachedFile = v.InferOutput<typeof attachedFile>
