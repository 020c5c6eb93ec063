import { list_team_certificates } from '@portico/shared/contract/learning/team.ts'
import { verb } from '../../../../kernel/verb.ts'
import { proofJobsOf } from '../../../credentials/door.ts'

export const listTeamCertificates = verb(list_team_certificates, ({ db, actor }) =>
  proofJobsOf(db, { manager_id: actor.id }),
)
