import type { Endpoint, Input, Result } from '@portico/shared/calls/endpoint.ts'
import type { Context } from './context.ts'

export type Handler<E extends Endpoint> = (ctx: Context<E>, input: Input<E>) => Promise<Result<E>>
/** `one_query`: the handler reads with a single query, so that COMMIT can go out in the same write; a second query throws. */
type Reading = { one_query?: boolean }
export type Verb = Reading & { endpoint: Endpoint; handler: Handler<Endpoint> }

/** Connects a call of the contract to its handler. The types of input, context and result follow from the entry. */
export function verb<const E extends Endpoint>(endpoint: E, handler: Handler<E>, reading: Reading = {}): Verb {
  return { endpoint, handler: handler as unknown as Handler<Endpoint>, ...reading }
}
