import type { Verb } from '../../../../kernel/verb.ts'
import { acceptInvitation } from './answers/accept-invitation.ts'
import { acceptLearnerInvite } from './answers/accept-learner-invite.ts'
import { declineInvitation } from './answers/decline-invitation.ts'
import { declineLearnerInvite } from './answers/decline-learner-invite.ts'
import { joinByInvitation } from './answers/join-by-invitation.ts'
import { listLearnerInvites } from './answers/list-learner-invites.ts'
import { bulkInvite } from './bulk/bulk-invite.ts'
import { reportBulkInvite } from './bulk/report-bulk-invite.ts'
import { runBulkInvite } from './bulk/run-bulk-invite.ts'
import { showBulkInvite } from './bulk/show-bulk-invite.ts'
import { cancelInvite } from './cancel-invite.ts'
import { exportManagerInvites } from './export-manager-invites.ts'
import { inviteToCourse } from './invite-to-course.ts'
import { listManagerInvites } from './list-manager-invites.ts'
import { reinvite } from './reinvite.ts'
import { remindInvited } from './remind-invited.ts'

export const invitationsArea: readonly Verb[] = [
  inviteToCourse,
  bulkInvite,
  showBulkInvite,
  runBulkInvite,
  reportBulkInvite,
  listManagerInvites,
  exportManagerInvites,
  cancelInvite,
  reinvite,
  remindInvited,
  joinByInvitation,
  acceptInvitation,
  declineInvitation,
  listLearnerInvites,
  acceptLearnerInvite,
  declineLearnerInvite,
]
