import * as v from 'valibot'

/** Declares a setting with its default and meaning, as docs/operations.md lists it. */
export function declare<const S extends v.GenericSchema<string, unknown>>(
  wrapped: S,
  fallback: string,
  meaning: string,
) {
  return v.pipe(v.optional(wrapped, fallback as v.InferInput<S>), v.description(meaning))
}
