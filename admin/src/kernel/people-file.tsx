import type { ListImport } from '@portico/shared/resources/import-calls.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { isImportBroken, isImportWorking, listImport } from '@portico/shared/states/list-import.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { downloadUrl } from './api.ts'
import { FileFigures, FileProgress, RefusedRows } from './file-report.tsx'

/** What is done with the people of a file, in the forms that its buttons and sentences need. */
export type PeopleFileWords = { verb: 'enroll' | 'invite'; done: 'enrolled' | 'invited'; running: string; left: string }

type ActionsProps = {
  file: {
    found: ListImport | undefined
    run: { isPending: boolean; mutate: (id: number) => void }
    again: () => void
  }
  words: PeopleFileWords
  onClose: () => void
}

/** The buttons of a dialog below a file of people: another file, close, and run what was checked. */
export function PeopleFileActions({ file: { found, run, again }, words, onClose }: ActionsProps) {
  const mayRun = found?.state === listImport.judged && found.counts.create > 0
  return (
    <>
      {found && !isImportWorking(found.state) ? (
        <Button kind="quiet" onClick={again}>
          Another file
        </Button>
      ) : null}
      <Button kind={found && !mayRun ? 'primary' : 'secondary'} onClick={onClose}>
        {found && !mayRun ? 'Close' : 'Cancel'}
      </Button>
      {mayRun ? (
        <Button busy={run.isPending} onClick={() => run.mutate(found.id)}>
          {`${capitalized(words.verb)} ${found.counts.create === 1 ? '1 person' : `${formatCount(found.counts.create)} people`}`}
        </Button>
      ) : null}
    </>
  )
}

type ReportProps = {
  found: ListImport
  words: PeopleFileWords
  /** how many more people it may be done with */
  left: number
  /** the path of the report to download */
  report: string
}

/** Reports what the rows of an uploaded file will do or did: a count per result, and the reasons for rejected rows. */
export function PeopleFileReport({ found, words, left, report }: ReportProps) {
  const { counts, state, done } = found
  if (isImportWorking(state)) {
    const isRun = state === listImport.running
    const [worked, of] = isRun ? [done, counts.create] : [found.judged, found.total]
    return <FileProgress label={isRun ? words.running : 'Checking rows'} done={worked} of={of} />
  }
  const isOver = state === listImport.finished
  const figures: readonly (readonly [string, number])[] = [
    [isOver ? capitalized(words.done) : `To ${words.verb}`, isOver ? done : counts.create],
    [`Already ${words.done}`, counts.unchanged],
    ['With problems', counts.refused],
    [words.left, left],
  ]
  return (
    <>
      <FileFigures
        isFine={counts.refused === 0 && !isImportBroken(state)}
        sentence={sentence(found, words)}
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

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const people = (count: number) => (count === 1 ? '1 person was' : `${formatCount(count)} people were`)

function sentence({ state, counts, done, file_name }: ListImport, words: PeopleFileWords): string {
  const before = `${people(done)} ${words.done} before that.`
  if (state === listImport.denied) return `The right to ${words.verb} was withdrawn. ${before}`
  if (state === listImport.failed) return `This file failed. ${before} Try it again: nobody is ${words.done} twice.`
  const problems = (verb: string) => (counts.refused > 0 ? ` Rows with problems ${verb} left out.` : '')
  if (state === listImport.finished) return `${people(done)} ${words.done}.${problems('were')}`
  if (counts.create === 0) return `${file_name}: no one to ${words.verb}.`
  return `${file_name} was checked. Nobody is ${words.done} yet.${problems('will be')}`
}
