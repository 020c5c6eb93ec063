import type { Endpoint } from '@portico/shared/calls/endpoint.ts'
import type { Portal } from '../portal/portal.ts'
import type { Actor } from './context.ts'
import type { Services } from './services.ts'

/** Refuses a call that names something outside the caller's reach; runs after the input is parsed, before the verb. */
export type Reach = (
  services: Services,
  asked: { endpoint: Endpoint; actor: Actor; portal: Portal; input: Record<string, unknown> },
) => Promise<void>
