import { report_bulk_invite, type BulkInvite } from '@portico/shared/contract/learning/invitations-import.ts'
import { isImportBroken, isImportWorking, listImport } from '@portico/shared/states/list-import.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { downloadUrl } from '../../../kernel/api.ts'
import { FileFigures, FileProgress, RefusedRows } from '../../../kernel/file-report.tsx'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'

/** Reports what the rows of an uploaded file will do or did: a count per result, and the reasons for rejected rows. */
export function BulkInviteReport({ slug, found }: { slug: string; found: BulkInvite }) {
  const { counts, state } = found
  if (isImportWorking(state)) {
    const isRun = state === listImport.running
    const [done, of] = isRun ? [found.done, counts.create] : [found.judged, found.total]
    return <FileProgress label={isRun ? 'Inviting people' : 'Checking rows'} done={done} of={of} />
  }
  const isOver = state === listImport.finished
  const figures: readonly (readonly [string, number])[] = [
    [isOver ? 'Invited' : 'To invite', isOver ? found.done : counts.create],
    ['Already invited', counts.unchanged],
    ['With problems', counts.refused],
    ['Seats left', found.seats_left],
  ]
  const report = report_bulk_invite.path.replace(':slug', slug).replace(':import', String(found.id))
  return (
    <>
      <FileFigures
        isFine={counts.refused === 0 && !isImportBroken(state)}
        sentence={sentence(found)}
        figures={figures}
      />
      <RefusedRows rows={found.rows} refused={counts.refused} />
      <p>
        <LinkButton kind="secondary" size="small" icon="download" href={downloadUrl(report)} download>
          Download the report
        </LinkButton>
      </p>
    </>
  )
}

const people = (count: number) => (count === 1 ? '1 person was' : `${formatCount(count)} people were`)

function sentence({ state, counts, done, file_name }: BulkInvite): string {
  if (state === listImport.denied) return `The right to invite was withdrawn. ${people(done)} invited before that.`
  if (state === listImport.failed)
    return `This file failed. ${people(done)} invited before that. Try it again: nobody is invited twice.`
  if (state === listImport.finished)
    return `${people(done)} invited.${counts.refused > 0 ? ' Rows with problems were left out.' : ''}`
  if (counts.create === 0) return `${file_name}: no one to invite.`
  return `${file_name} was checked. Nobody is invited yet.${counts.refused > 0 ? ' Rows with problems will be left out.' : ''}`
}
