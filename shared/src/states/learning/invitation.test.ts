import { expect, test } from 'vitest'
import { invitationLabels, invitationStatus, invitationStatuses, mayWithInvitation } from './invitation.ts'

test('[USR-025] six states with labels; closed without an enrollment or reason counts as withdrawn', () => {
  expect(invitationStatuses.map((status) => invitationLabels[status])).toEqual([
    'Invited',
    'Accepted',
    'Withdrawn',
    'Declined',
    'Invited again',
    'Failed',
  ])
  const open = { closed_at: null, enrollment_id: null, ended_as: null, is_again: false }
  const closed = { ...open, closed_at: new Date() }
  expect([
    invitationStatus(open),
    invitationStatus({ ...closed, enrollment_id: 7 }),
    invitationStatus(closed),
    invitationStatus({ ...closed, ended_as: 4 }),
    invitationStatus({ ...open, is_again: true }),
    invitationStatus({ ...closed, ended_as: 6 }),
  ]).toEqual([1, 2, 3, 4, 5, 6])
})

test('[USR-026] open invitations allow accept, decline, cancel and remind; ended ones allow a new invitation', () => {
  const may = (action: Parameters<typeof mayWithInvitation>[1]) =>
    invitationStatuses.filter((status) => mayWithInvitation(status, action))
  for (const action of ['accept', 'decline', 'cancel', 'remind'] as const) expect(may(action)).toEqual([1, 5])
  expect(may('reinvite')).toEqual([3, 4, 6])
})
