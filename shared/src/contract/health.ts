import * as v from 'valibot'
import { endpoint, instant } from '../calls/endpoint.ts'

export const readiness = endpoint({
  method: 'GET',
  path: '/health/ready',
  summary: 'Checks whether this process can serve requests: its database responds',
  action: 'public',
  auth: 'public',
  when_blocked: true,
  tx: false,
  any_host: true,
  output: v.object({ ready: v.literal(true), started_at: instant() }),
  errors: ['general.unavailable'],
})
export const liveness = endpoint({
  method: 'GET',
  path: '/health/live',
  summary: 'Checks whether this process is running',
  action: 'public',
  auth: 'public',
  when_blocked: true,
  tx: false,
  any_host: true,
  output: v.object({ live: v.literal(true) }),
  errors: [],
})
