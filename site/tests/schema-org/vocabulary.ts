import * as v from 'valibot'
import file from './vocabulary.json' with { type: 'json' }

const names = v.array(v.string())

/**
 * The part of the schema.org vocabulary we use: types with supertypes, properties with their types and expected values, enumerations with members.
 * The file states its source and license.
 */
export const vocabulary = v.parse(
  v.object({
    types: v.record(v.string(), names),
    properties: v.record(v.string(), v.object({ on: names, expects: names })),
    enumerations: v.record(v.string(), names),
  }),
  file,
)
