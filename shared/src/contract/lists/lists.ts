import { listCalls, type ListCalls } from '../../resources/list-calls.ts'
import { resources, type ResourceName } from '../../resources/resources.ts'
import type { Endpoint } from '../../calls/endpoint.ts'

const made = Object.fromEntries(resources.map((resource) => [resource.name, listCalls(resource)])) as Record<
  ResourceName,
  ListCalls
>

/** Every call that a list could have, by list and name: `list_calls.agencies.index`. Only declared ones are mounted. */
export const callsOf = (name: ResourceName): ListCalls => made[name]

/** The declared calls of every list: those that are mounted, documented and covered by walks over all calls (REF-001). */
export const list_calls: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = Object.fromEntries(
  resources.map((resource) => [
    resource.name,
    Object.fromEntries(resource.calls.map((call) => [call, made[resource.name][call]])),
  ]),
)
