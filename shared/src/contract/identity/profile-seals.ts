import * as v from 'valibot'
import { endpoint, id, instant, refererPortal } from '../../calls/endpoint.ts'

export const list_own_seals = endpoint({
  method: 'GET',
  path: '/profile/seals',
  summary: 'Lists the seals granted to you on this portal, newest first',
  action: 'profile.read',
  query: v.object(refererPortal),
  output: v.array(v.object({ id: id(), title: v.string(), image: v.string(), granted_at: instant() })),
  errors: [],
})
