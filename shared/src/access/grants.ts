import { roles, type Role } from './roles.ts'

type Cell = boolean
type Row = readonly [Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell]

const Y = true
const o = false

/**
 * The only source of rights: one row per action, one column per role in the order of `roles` (OP-38). Everyone with an account has the first block
 * for their own records; the verb checks ownership, so strangers get the specification's message (LRN-019) instead of a missing permission.
 */
export const grants = {
  //                              super  sub_su portal admin  sub_ad course accoun manage instru learne editor partne
  'profile.read': [Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y],
  'profile.edit': [Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y],
  'profile.switch_role': [Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y],
  'orders.read_own': [Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y],
  'orders.pay': [Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y],
  'learning.read': [Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y],
  'learning.take': [Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y],
  'uploads.make': [Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y],
  'notifications.read_own': [Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y],
  'questions.ask': [Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y],
  'reviews.create': [Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y],
  'certificates.read': [Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y],
  'certificates.generate': [Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y, Y],

  //                              super  sub_su portal admin  sub_ad course accoun manage instru learne editor partne
  'certificates.generate_others': [Y, Y, Y, Y, Y, Y, o, o, Y, o, o, o],
  'certificates.revoke': [Y, Y, Y, Y, Y, o, o, o, o, o, o, o],
  'proof.make': [Y, Y, Y, Y, Y, Y, o, o, o, o, o, o],
  'proof.review': [Y, Y, Y, Y, Y, Y, o, o, o, o, o, o],
  'proof.erase': [Y, Y, Y, Y, o, o, o, o, o, o, o, o],
  'learning.read_others': [Y, Y, Y, Y, Y, Y, o, o, Y, o, o, o],
  'enrollments.manage': [Y, Y, Y, Y, Y, Y, o, o, o, o, o, o],
  'assignments.grade': [Y, Y, Y, Y, Y, Y, o, o, Y, o, o, o],
  'exams.manage': [Y, Y, Y, Y, Y, Y, o, o, Y, o, o, o],
  'questions.answer': [Y, Y, Y, Y, Y, Y, o, o, Y, o, o, o],
  'reviews.moderate': [Y, Y, Y, Y, Y, Y, o, o, Y, o, o, o],

  'courses.read_drafts': [Y, Y, Y, Y, Y, Y, o, o, Y, o, Y, o],
  'courses.edit': [Y, Y, o, Y, Y, Y, o, o, o, o, Y, o],
  'courses.publish': [Y, Y, o, Y, Y, Y, o, o, o, o, Y, o],
  'courses.delete': [Y, Y, o, Y, Y, Y, o, o, o, o, o, o],
  'scorm.import': [Y, Y, o, Y, Y, Y, o, o, o, o, Y, o],
  'materials.read': [Y, Y, Y, Y, Y, Y, o, o, Y, o, Y, o],
  'materials.edit': [Y, Y, Y, Y, Y, Y, o, o, Y, o, Y, o],
  'question_pools.read': [Y, Y, Y, Y, Y, Y, o, o, Y, o, Y, o],
  'question_pools.edit': [Y, Y, o, Y, Y, Y, o, o, Y, o, Y, o],
  'shares.read': [Y, Y, Y, Y, Y, Y, Y, o, o, o, o, o],
  'shares.manage': [Y, Y, o, Y, Y, o, o, o, o, o, o, o],
  'publishing.read': [Y, Y, Y, Y, Y, Y, o, o, o, o, Y, o],

  'lists.read': [Y, Y, Y, Y, Y, Y, o, o, Y, o, Y, o],
  'lists.edit': [Y, Y, Y, Y, Y, Y, o, o, o, o, Y, o],
  'lists.delete': [Y, Y, Y, Y, Y, Y, o, o, o, o, o, o],
  'faq.read': [Y, Y, Y, Y, Y, Y, o, o, o, o, Y, o],
  'faq.edit': [Y, Y, Y, Y, Y, o, o, o, o, o, Y, o],
  'faq.delete': [Y, Y, Y, Y, Y, o, o, o, o, o, Y, o],
  'articles.read': [Y, Y, Y, Y, Y, o, o, o, o, o, Y, o],
  'articles.edit': [Y, Y, Y, Y, Y, o, o, o, o, o, Y, o],
  'articles.delete': [Y, Y, Y, Y, Y, o, o, o, o, o, o, o],
  'pages.read': [Y, Y, Y, Y, Y, o, o, o, o, o, Y, o],
  'pages.edit': [Y, Y, Y, Y, Y, o, o, o, o, o, Y, o],
  'pages.delete': [Y, Y, Y, Y, Y, o, o, o, o, o, o, o],

  'partners.read': [Y, Y, o, Y, Y, o, o, o, o, o, o, o],
  'partners.edit': [Y, Y, o, Y, Y, o, o, o, o, o, o, o],
  'partners.delete': [Y, Y, o, Y, Y, o, o, o, o, o, o, o],
  'provider.read': [o, o, o, o, o, o, o, o, o, o, o, Y],
  'provider.edit': [o, o, o, o, o, o, o, o, o, o, o, Y],
  'provider.delete': [o, o, o, o, o, o, o, o, o, o, o, Y],

  'dashboard.read': [Y, Y, Y, Y, Y, Y, Y, o, o, o, o, o],
  'credits.read': [Y, Y, Y, Y, Y, o, Y, Y, o, o, o, o],
  'credits.give': [Y, Y, Y, Y, Y, o, o, Y, o, o, o, o],
  'credits.read_portal': [Y, Y, Y, Y, Y, o, Y, o, o, o, o, o],
  'credits.move_portal': [Y, Y, Y, Y, Y, o, o, o, o, o, o, o],
  'orders.read': [Y, Y, Y, Y, Y, o, Y, o, o, o, o, o],
  'orders.refund': [Y, Y, Y, Y, o, o, Y, o, o, o, o, o],
  'orders.send_invoice': [Y, Y, Y, Y, Y, o, Y, o, o, o, o, o],
  'orders.mark_paid': [Y, Y, Y, Y, o, o, Y, o, o, o, o, o],
  'orders.credit_terms': [Y, Y, Y, Y, o, o, Y, o, o, o, o, o],
  'payments.replay': [Y, Y, Y, Y, o, o, o, o, o, o, o, o],
  'coupons.read': [Y, Y, Y, Y, Y, o, Y, o, o, o, o, o],
  'coupons.edit': [Y, Y, Y, Y, Y, o, o, o, o, o, o, o],
  'sales_tax.edit': [Y, Y, Y, Y, o, o, Y, o, o, o, o, o],
  'payment_account.manage': [Y, Y, Y, Y, o, o, Y, o, o, o, o, o],
  'activities.read': [Y, Y, Y, Y, Y, o, o, o, o, o, o, o],

  'users.read': [Y, Y, Y, Y, Y, o, o, o, o, o, o, o],
  'users.edit': [Y, Y, Y, Y, Y, o, o, o, o, o, o, o],
  'users.edit_roles': [Y, Y, Y, Y, Y, o, o, o, o, o, o, o],
  'announcements.edit': [Y, Y, Y, Y, Y, o, o, Y, o, o, o, o],
  'permissions.read': [Y, Y, o, Y, Y, o, o, Y, o, o, o, o],
  'credits.manage_own': [o, o, o, o, o, o, o, Y, o, o, o, o],

  'portals.read': [Y, Y, Y, Y, Y, Y, Y, o, o, o, o, o],
  'portals.edit': [Y, Y, Y, Y, Y, o, o, o, o, o, o, o],
  'portals.publish': [Y, Y, Y, Y, Y, o, o, o, o, o, o, o],
  'portals.select': [Y, Y, o, o, o, o, o, o, o, o, o, o],
  'portals.manage': [Y, o, o, o, o, o, o, o, o, o, o, o],
  'subscriptions.own': [Y, Y, o, Y, Y, o, o, o, o, o, o, o],
  'subscriptions.manage': [Y, Y, o, o, o, o, o, o, o, o, o, o],
} as const satisfies Record<string, Row>

const columnOf: ReadonlyMap<Role, number> = new Map(roles.map((role, column) => [role, column]))

/** Whether this role has this action in the table. Unknown roles and actions have no rights. */
export function isGranted(role: Role, action: keyof typeof grants): boolean {
  const row: readonly boolean[] = Object.hasOwn(grants, action) ? grants[action] : []
  return row[columnOf.get(role) ?? -1] === true
}

/** Actions that a call or a button can require: the rows of the grants table. */
export type Action = keyof typeof grants

export const actions = Object.keys(grants) as readonly Action[]
