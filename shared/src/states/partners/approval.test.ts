import { expect, test } from 'vitest'
import { approvalLabels, approvalStatus, approvalTones, mayStepApproval, type ApprovalStatus } from './approval.ts'

test('[BLD-005] the four approval states have the specified numbers, labels and tones', () => {
  expect(approvalLabels).toEqual({ 1: 'Not Approved', 2: 'Pending', 3: 'Approved', 4: 'Draft' })
  expect(approvalTones).toEqual({ 1: 'error', 2: 'warning', 3: 'success', 4: undefined })
})

test('[PRT-010] a partner sets Draft or Pending; staff decide on submitted content', () => {
  const all = Object.values(approvalStatus)
  const steps = (by: 'partner' | 'staff') =>
    all.flatMap((from: ApprovalStatus) => all.filter((to) => mayStepApproval({ by, from, to })).map((to) => [from, to]))
  expect(steps('partner')).toEqual([
    [1, 2],
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 2],
  ])
  expect(steps('staff')).toEqual([
    [1, 3],
    [2, 1],
    [2, 3],
    [3, 1],
  ])
})
