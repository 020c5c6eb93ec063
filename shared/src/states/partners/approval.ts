/** Staff approval of a partner's content (BLD-005, OP-87). */
export const approvalStatus = { not_approved: 1, pending: 2, approved: 3, draft: 4 } as const
export type ApprovalStatus = (typeof approvalStatus)[keyof typeof approvalStatus]

export const approvalLabels: Readonly<Record<ApprovalStatus, string>> = {
  1: 'Not Approved',
  2: 'Pending',
  3: 'Approved',
  4: 'Draft',
}
/** The tone of each status (BLD-005). */
export const approvalTones = { 1: 'error', 2: 'warning', 3: 'success', 4: undefined } as const

/** The statuses each side can set: a partner Draft or Pending, staff the others (OP-107). */
export const setByPartner = [approvalStatus.draft, approvalStatus.pending] as const
export const setByStaff = [approvalStatus.not_approved, approvalStatus.approved] as const

/** Whether a side may move a page from one status to another; staff decide on submitted pages and may change their decision. */
export function mayStepApproval({
  by,
  from,
  to,
}: {
  by: 'partner' | 'staff'
  from: ApprovalStatus
  to: ApprovalStatus
}): boolean {
  if (from === to) return false
  if (by === 'staff') return from !== approvalStatus.draft && setByStaff.some((one) => one === to)
  if (to === approvalStatus.pending) return from !== approvalStatus.approved
  return to === approvalStatus.draft
}
