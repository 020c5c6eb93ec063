import * as v from 'valibot'
import file from './vocabulary.json' with { type: 'json' }

const names = v.array(v.string())

/**
 * The part of schema.org's vocabulary that our pages speak: types with what they are kinds of, properties with the types that have them and
 * what they expect, enumerations with their members. Where it comes from and its license stand in the file.
 */
export const vocabulary = v.parse(
  v.object({
    types: v.record(v.string(), names),
    properties: v.record(v.string(), v.object({ on: names, expects: names })),
    enumerations: v.record(v.string(), names),
  }),
  file,
)
