import * as v from 'valibot'
import { cents, endpoint, id, refererPortal } from '../calls/endpoint.ts'
import { attentionKinds } from '../rules/dashboard/attention.ts'

// Nothing of what the role may not see leaves.
const figure = <const S extends v.ObjectEntries>(entries: S) => v.nullable(v.object(entries))
const sinceStartOfMonth = { total: v.number(), this_month: v.number() }

const attentionItem = v.object({
  kind: v.picklist(attentionKinds),
  count: v.number(),
  /** the first of them */
  entries: v.array(
    v.object({
      id: id(),
      title: v.string(),
      slug: v.nullable(v.string()),
      /** what it lacks, or what it says */
      notes: v.array(v.string()),
    }),
  ),
})
export type AttentionItem = v.InferOutput<typeof attentionItem>

const dashboard = v.object({
  /** Seats of the portal (CRD-002): with nobody yet, with learners, and of these whose learner has begun. */
  portal_credits: figure({ remaining: v.number(), distributed: v.number(), used: v.number() }),
  users: figure(sinceStartOfMonth),
  enrollments: figure(sinceStartOfMonth),
  completions: figure(sinceStartOfMonth),
  revenue: figure({ this_month: cents(), orders: v.number() }),
  attention: v.array(attentionItem),
})
export type Dashboard = v.InferOutput<typeof dashboard>

/** What a portal's staff see first (ADM-002, OP-120). Months are the portal's. */
export const show_dashboard = endpoint({
  method: 'GET',
  path: '/admin/dashboard',
  summary: 'The figures of the portal and what needs attention, as far as the role may see and mend it',
  action: 'dashboard.read',
  query: v.object(refererPortal),
  output: dashboard,
  errors: [],
})
