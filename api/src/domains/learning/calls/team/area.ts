import type { Verb } from '../../../../kernel/verb.ts'
import { addSubordinates } from './add-subordinates.ts'
import { downloadTeamCertificates } from './download-team-certificates.ts'
import { exportJoinedUsers } from './export-joined-users.ts'
import { listJoinedUsers } from './list-joined-users.ts'
import { listSubordinates } from './list-subordinates.ts'
import { listTeamCertificates } from './list-team-certificates.ts'
import { makeTeamCertificates } from './make-team-certificates.ts'
import { removeSubordinate } from './remove-subordinate.ts'

export const team: readonly Verb[] = [
  listSubordinates,
  addSubordinates,
  removeSubordinate,
  listJoinedUsers,
  exportJoinedUsers,
  makeTeamCertificates,
  listTeamCertificates,
  downloadTeamCertificates,
]
