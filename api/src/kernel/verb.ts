import type { Endpoint, Input, Result } from '@portico/shared/calls/endpoint.ts'
import type { Context } from './context.ts'

export type Handler<E extends Endpoint> = (ctx: Context<E>, input: Input<E>) => Promise<Result<E>>
/** `one_query`: what it reads is one query, so that COMMIT can leave in the same write; a second query raises. */
type Reading = { one_query?: boolean }
export type Verb = Reading & { endpoint: Endpoint; handler: Handler<Endpoint> }

/** Ties a call of the contract to what it does. The handler's input, context and answer follow from the entry. */
export function verb<const E extends Endpoint>(endpoint: E, handler: Handler<E>, reading: Reading = {}): Verb {
  return { endpoint, handler: handler as unknown as Handler<Endpoint>, ...reading }
}
