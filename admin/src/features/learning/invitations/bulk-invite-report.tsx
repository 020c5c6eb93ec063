import { report_bulk_invite, type BulkInvite } from '@portico/shared/contract/learning/invitations-import.ts'
import { PeopleFileReport, type PeopleFileWords } from '../../../kernel/people-file.tsx'

export const inviteWords: PeopleFileWords = {
  verb: 'invite',
  done: 'invited',
  running: 'Inviting people',
  left: 'Seats left',
}

/** Reports what the rows of a file will do or did, and how many seats are left. */
export const BulkInviteReport = ({ slug, found }: { slug: string; found: BulkInvite }) => (
  <PeopleFileReport
    found={found}
    words={inviteWords}
    left={found.seats_left}
    report={report_bulk_invite.path.replace(':slug', slug).replace(':import', String(found.id))}
  />
)
