import * as v from 'valibot'
import { cents, endpoint, id, refererPortal } from '../../calls/endpoint.ts'
import { attentionKinds } from '../../rules/learning/dashboard/attention.ts'

// Figures that the role may not see are null.
const figure = <const S extends v.ObjectEntries>(entries: S) => v.nullable(v.object(entries))
const sinceStartOfMonth = { total: v.number(), this_month: v.number() }

const attentionItem = v.object({
  kind: v.picklist(attentionKinds),
  count: v.number(),
  /** the first few entries */
  entries: v.array(
    v.object({
      id: id(),
      title: v.string(),
      slug: v.nullable(v.string()),
      /** what it lacks, or its text */
      notes: v.array(v.string()),
    }),
  ),
})
export type AttentionItem = v.InferOutput<typeof attentionItem>

const dashboard = v.object({
  /** Seats of the portal (CRD-002): unassigned, given to learners, and those whose learner has begun. */
  portal_credits: figure({ remaining: v.number(), distributed: v.number(), used: v.number() }),
  users: figure(sinceStartOfMonth),
  enrollments: figure(sinceStartOfMonth),
  completions: figure(sinceStartOfMonth),
  revenue: figure({ this_month: cents(), orders: v.number() }),
  attention: v.array(attentionItem),
})
export type Dashboard = v.InferOutput<typeof dashboard>

/** First page for a portal's staff (ADM-002, OP-120). Months are in the portal's time zone. */
export const show_dashboard = endpoint({
  method: 'GET',
  path: '/admin/dashboard',
  summary: 'Shows the portal’s figures and what needs attention, as far as the role may see and fix it',
  action: 'dashboard.read',
  query: v.object(refererPortal),
  output: dashboard,
  errors: [],
})

const taughtCourse = v.object({
  id: id(),
  slug: v.string(),
  title: v.string(),
  learners_count: v.number(),
  /** open questions without an answer; 0 where the portal has no questions */
  questions_waiting: v.number(),
  /** submitted assignments without a grade */
  work_waiting: v.number(),
})
export type TaughtCourse = v.InferOutput<typeof taughtCourse>
/** Maximum number of courses in the response. */
export const mostTaught = 100
/** Submissions and questions that wait in an instructor's courses. */
export const list_taught_courses = endpoint({
  method: 'GET',
  path: '/admin/taught-courses',
  summary: 'Lists the courses that the caller teaches, those with waiting questions and submissions first, at most 100',
  action: 'assignments.grade',
  query: v.object(refererPortal),
  output: v.array(taughtCourse),
  errors: [],
})
