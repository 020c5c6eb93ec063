/** What staff think of content of a partner (BLD-005, OP-87). */
export const approvalStatus = { not_approved: 1, pending: 2, approved: 3, draft: 4 } as const
export type ApprovalStatus = (typeof approvalStatus)[keyof typeof approvalStatus]

export const approvalLabels: Readonly<Record<ApprovalStatus, string>> = {
  1: 'Not Approved',
  2: 'Pending',
  3: 'Approved',
  4: 'Draft',
}
/** How each is shown (BLD-005). */
export const approvalTones = { 1: 'error', 2: 'warning', 3: 'success', 4: undefined } as const

/** What each side sets: a partner Draft or Pending, staff the rest (OP-107). */
export const setByPartner = [approvalStatus.draft, approvalStatus.pending] as const
export const setByStaff = [approvalStatus.not_approved, approvalStatus.approved] as const

/** Whether a side may take a page from one status to another; staff decide about what was sent, and may change their mind. */
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
