import type { Args, Data, Endpoint } from '@portico/shared/calls/endpoint.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'

/** The caller's arguments, untyped. */
export type Given = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }
export type Answer = readonly [Endpoint, (given: Given) => unknown]

/** Declares the page's own response to a learner's call. */
export const answers = <const E extends Endpoint>(
  endpoint: E,
  answer: (given: Args<E>) => Data<E> | Promise<Data<E>>,
): Answer => [endpoint, (given) => answer(given as Args<E>)]

/** Rejects an action that previews do not support, with a plain explanation. */
export const rejectInPreview = (message: string): never => {
  throw new CallError({ code: null, message, status: 409 })
}
