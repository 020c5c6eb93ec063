import type { GenericSchema, InferOutput } from 'valibot'
import type { Work } from '../work.ts'
import { readParams } from './read-params.ts'

export interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /**
   * Validates the form; the returned function answers the call inside one transaction. Returning an error keeps the changes; throwing undoes them.
   */
  prepare(form: unknown): (work: Work, id: string) => object
}

/** Declares one call of the API: `id` is the `:id` of its path, '' for paths without one. */
export function call<S extends GenericSchema>({
  method,
  path,
  params,
  handle,
}: {
  method: Call['method']
  path: string
  params: S
  handle: (input: InferOutput<S>, work: Work, id: string) => object
}): Call {
  return {
    method,
    path,
    prepare(form) {
      const input = readParams(params, form)
      return (work, id) => handle(input, work, id)
    },
  }
}
