import {
  report_enrollments_import,
  type EnrollmentImport,
} from '@portico/shared/contract/learning/enrollments-import.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { isImportBroken, isImportWorking, listImport } from '@portico/shared/states/list-import.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { downloadUrl } from '../../../kernel/api.ts'
import { FileFigures, FileProgress, RefusedRows } from '../../../kernel/file-report.tsx'

/** Reports what the rows of an uploaded file will do or did: a count per result, and the reasons for rejected rows. */
export function FileReport({ slug, found }: { slug: string; found: EnrollmentImport }) {
  const { counts } = found
  if (isImportWorking(found.state)) return <Working found={found} />
  const isOver = found.state === listImport.finished
  const figures: readonly (readonly [string, number])[] = [
    [isOver ? 'Enrolled' : 'To enroll', isOver ? found.done : counts.create],
    ['Already enrolled', counts.unchanged],
    ['With problems', counts.refused],
    ['Credits left', found.credits_left],
  ]
  return (
    <>
      <FileFigures
        isFine={counts.refused === 0 && !isImportBroken(found.state)}
        sentence={sentence(found)}
        figures={figures}
      />
      <RefusedRows rows={found.rows} refused={counts.refused} />
      <p>
        <LinkButton
          kind="secondary"
          size="small"
          icon="download"
          href={downloadUrl(report_enrollments_import.path.replace(':slug', slug).replace(':import', String(found.id)))}
          download
        >
          Download the report
        </LinkButton>
      </p>
    </>
  )
}

function Working({ found }: { found: EnrollmentImport }) {
  const isRun = found.state === listImport.running
  const toDo = isRun ? found.counts.create : found.total
  const done = isRun ? found.done : found.judged
  return <FileProgress label={isRun ? 'Enrolling people' : 'Checking rows'} done={done} of={toDo} />
}

const people = (count: number) => (count === 1 ? '1 person was' : `${formatCount(count)} people were`)

function sentence({ state, counts, done, file_name }: EnrollmentImport): string {
  const left = counts.refused > 0 ? ' Rows with problems were left out.' : ''
  if (state === listImport.denied) return `The right to enroll was withdrawn. ${people(done)} enrolled before that.`
  if (state === listImport.failed)
    return `This file failed. ${people(done)} enrolled before that. Try it again: nobody is enrolled twice.`
  if (state === listImport.finished) return `${people(done)} enrolled.${left}`
  if (counts.create === 0) return `${file_name}: no one to enroll.`
  return `${file_name} was checked. Nobody is enrolled yet.${counts.refused > 0 ? ' Rows with problems will be left out.' : ''}`
}
