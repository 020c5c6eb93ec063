import * as v from 'valibot'
import { maxCharacters } from '../schemas/max-characters.ts'

/** A file of the media library as an item shows it: named by its uuid; name and size (bytes) are for people and not believed when they are sent. The uuid is null for a file that was given before there was a library. */
export const attachedFile = v.object({
  uuid: v.nullable(v.pipe(v.string(), v.uuid())),
  name: v.pipe(v.string(), maxCharacters(300)),
  size: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
})
export type AttachedFile = v.InferOutput<typeof attachedFile>
