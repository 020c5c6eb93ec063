import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import './import.css'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import type { ListImport } from '@portico/shared/resources/import-calls.ts'
import { importedFields } from '@portico/shared/resources/fields-of.ts'
import { isImportWorking, listImport } from '@portico/shared/states/list-import.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { CsvFileField } from '../../fields/csv-file-field.tsx'
import { downloadUrl } from '../../kernel/api.ts'
import type { ListedResource } from '../resource-list/use-resource-list.ts'
import { ImportReport } from './import-report.tsx'
import { useImport } from './use-import.ts'

/** Imports a CSV file into a list in two steps: a preview row by row, then the import. */
export function ImportDialog({ resource, onClose }: { resource: ListedResource; onClose: () => void }) {
  const { found, judge, run, failure, again } = useImport(resource)
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={`Import ${resource.title.toLowerCase()}`}
      actions={
        <Actions found={found} isRunning={run.isPending} onRun={(id) => run.mutate(id)} {...{ again, onClose }} />
      }
    >
      <div className="stack" aria-busy={judge.isPending}>
        {failure ? (
          <Notice tone="failed" alert>
            {failure}
          </Notice>
        ) : null}
        {found ? (
          <ImportReport resource={resource} found={found} />
        ) : (
          <ChooseFile resource={resource} busy={judge.isPending} onFile={(file) => judge.mutate(file)} />
        )}
      </div>
    </Dialog>
  )
}

function ChooseFile({
  resource,
  busy,
  onFile,
}: {
  resource: ListedResource
  busy: boolean
  onFile: (file: File) => void
}) {
  const by = resource.fields[resource.import_by ?? '']?.label ?? ''
  return (
    <>
      <p className="import-lead">
        {`The file is checked first, and nothing changes until you confirm. A row with the ${by} of an existing entry updates it; any other row creates a new one. An export of this list can be edited and imported again.`}
      </p>
      <p className="muted small">{`Columns: ${importedFields(resource)
        .map(([, { label, required }]) => (required ? `${label}*` : label))
        .join(', ')}.`}</p>
      <p>
        <LinkButton
          kind="quiet"
          size="small"
          icon="download"
          href={downloadUrl(callsOf(resource.name).import_template.path)}
          download
        >
          Download template
        </LinkButton>
      </p>
      <CsvFileField help="Up to 4 MB and 10,000 rows; comma, semicolon or tab." busy={busy} onFile={onFile} />
    </>
  )
}

function Actions({
  found,
  isRunning,
  onRun,
  again,
  onClose,
}: {
  found: ListImport | undefined
  isRunning: boolean
  onRun: (id: number) => void
  again: () => void
  onClose: () => void
}) {
  const count = found ? found.counts.create + found.counts.update : 0
  const mayRun = found?.state === listImport.judged && count > 0
  return (
    <>
      {found && !isImportWorking(found.state) ? (
        <Button kind="quiet" onClick={again}>
          Another file
        </Button>
      ) : null}
      <Button kind={mayRun ? 'secondary' : 'primary'} onClick={onClose}>
        {mayRun ? 'Cancel' : 'Close'}
      </Button>
      {mayRun ? (
        <Button busy={isRunning} onClick={() => onRun(found.id)}>
          Import {countOf(count, 'row')}
        </Button>
      ) : null}
    </>
  )
}
