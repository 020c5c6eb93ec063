import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import type { ListImport } from '@portico/shared/resources/import-calls.ts'
import { isImportBroken, isImportWorking, listImport } from '@portico/shared/states/list-import.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { downloadUrl } from '../../kernel/api.ts'
import { FileFigures, FileProgress } from '../../kernel/file-report.tsx'
import { Changes } from './changes.tsx'
import { RefusedRows } from '../resource-list/refused-rows.tsx'
import type { ListedResource } from '../resource-list/use-resource-list.ts'

/** Reports what the rows of a file will do or did: a count per result, and the reasons for rejected rows. */
export function ImportReport({ resource, found }: { resource: ListedResource; found: ListImport }) {
  const { counts } = found
  if (isImportWorking(found.state)) return <Working found={found} />
  const isOver = found.state === listImport.finished
  const figures: readonly (readonly [string, number])[] = [
    [isOver ? 'New' : 'New entries', counts.create],
    [isOver ? 'Updated' : 'To update', counts.update],
    ['Unchanged', counts.unchanged],
    ['With problems', counts.refused],
  ]
  return (
    <>
      <FileFigures
        isFine={counts.refused === 0 && !isImportBroken(found.state)}
        sentence={sentence(found)}
        figures={figures}
      />
      {found.ignored_columns.length > 0 ? (
        <p className="muted small">{`Ignored columns: ${found.ignored_columns.join(', ')}.`}</p>
      ) : null}
      {found.changes.length > 0 ? <Changes found={found} /> : null}
      {found.rows.length > 0 ? <Problems resource={resource} found={found} /> : null}
    </>
  )
}

function Working({ found }: { found: ListImport }) {
  const isRun = found.state === listImport.running
  const toDo = isRun ? found.counts.create + found.counts.update : found.total
  const done = isRun ? found.done : found.judged
  return <FileProgress label={isRun ? 'Importing rows' : 'Checking rows'} done={done} of={toDo} />
}

function Problems({ resource, found }: { resource: ListedResource; found: ListImport }) {
  return (
    <section className="import-problems" aria-labelledby="import-problems">
      <h3 id="import-problems" className="field-label">
        Rows with problems
      </h3>
      <RefusedRows
        rows={found.rows.map(({ line, title, problems }) => ({
          key: line,
          name: `Line ${line}${title ? `, ${title}` : ''}`,
          reasons: problems,
        }))}
        total={found.counts.refused}
      />
      <LinkButton
        kind="secondary"
        size="small"
        icon="download"
        href={downloadUrl(callsOf(resource.name).report_import.path.replace(':import', String(found.id)))}
        download
      >
        Download rows with problems
      </LinkButton>
    </section>
  )
}

function sentence({ state, counts, done, file_name }: ListImport): string {
  const wanted = counts.create + counts.update
  if (state === listImport.denied)
    return `The right to import was withdrawn. ${formatCount(done)} rows had been imported.`
  if (state === listImport.failed)
    return `The import failed. ${done === 1 ? '1 row was' : `${formatCount(done)} rows were`} imported before that. Try the file again: rows already imported change nothing.`
  if (state === listImport.finished)
    return `${done === 1 ? '1 row was' : `${formatCount(done)} rows were`} imported.${counts.refused > 0 ? ' Rows with problems were left out.' : ''}`
  if (wanted === 0) return `${file_name}: nothing to import.`
  return `${file_name} was checked. Nothing has changed yet.${counts.refused > 0 ? ' Rows with problems will be left out.' : ''}`
}
