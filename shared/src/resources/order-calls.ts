import * as v from 'valibot'
import { endpoint, id, portalIdParam, refererPortal } from '../calls/endpoint.ts'
import { actionOf, pathOf } from './list-call-parts.ts'
import type { Resource } from './resource.ts'

/**
 * The call that moves an entry of a manually ordered list. It sends the target rather than a number, so that two simultaneous moves both take effect.
 */
export const orderCalls = (resource: Resource) => ({
  reorder: endpoint({
    method: 'POST',
    path: `${pathOf(resource)}/reorder`,
    summary: `Moves a ${resource.singular} to another position in its list`,
    action: actionOf(resource, 'edit'),
    query: v.object({ ...refererPortal, portal_id: v.optional(portalIdParam()) }),
    body: v.variant('place', [
      v.object({ id: id(), place: v.picklist(['up', 'down', 'top', 'bottom']) }),
      v.object({ id: id(), place: v.picklist(['before', 'after']), neighbor_id: id() }),
    ]),
    output: v.object({ id: id(), position: v.number(), total: v.number() }),
    errors: [
      'general.not_found',
      'lists.neighbor_gone',
      'validation.failed',
      'portals.not_yours',
      ...(resource.refusals ?? []),
    ],
  }),
})
