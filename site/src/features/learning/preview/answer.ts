import type { Args, Data, Endpoint } from '@portico/shared/calls/endpoint.ts'
import { CallError } from '@portico/shared/errors/call-error.ts'

/** What a caller passed, whatever the call declares of it. */
export type Given = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }
export type Answer = readonly [Endpoint, (given: Given) => unknown]

/** The page's own answer to a call of a learner. */
export const answers = <const E extends Endpoint>(
  endpoint: E,
  answer: (given: Args<E>) => Data<E> | Promise<Data<E>>,
): Answer => [endpoint, (given) => answer(given as Args<E>)]

/** What a preview cannot do, in plain words. */
export const refuse = (message: string): never => {
  throw new CallError({ code: null, message, status: 409 })
}
