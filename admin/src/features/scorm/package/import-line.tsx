import type { ScormContent } from '@portico/shared/contract/scorm/authoring.ts'
import { bytesLabel } from '@portico/shared/rules/media/upload-text.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { ProgressBar } from '@portico/shared/ui/progress-bar.tsx'
import { importRefusalText } from './import-refusal-text.ts'

type Import = NonNullable<ScormContent['import']>
const stages = {
  reading: 'Reading the package',
  checking: 'Checking its files',
  unpacking: 'Storing its files',
} as const

/** Shows the last upload for an item: its progress, or why it was rejected; nothing once it has succeeded. */
export function ImportLine({ last }: { last: Import }) {
  const { state, stage, done_bytes, total_bytes, file_name, error } = last
  if (state === 3) return null
  if (state === 4)
    return (
      <Notice tone="failed" alert>
        {file_name} was not imported. {importRefusalText(error)} Your lesson stays as it was.
      </Notice>
    )
  const label = stage ? stages[stage] : 'Waiting to start'
  const words = total_bytes ? `${bytesLabel(done_bytes)} of ${bytesLabel(total_bytes)}` : bytesLabel(done_bytes)
  const percentage = total_bytes ? Math.floor((done_bytes / total_bytes) * 100) : 0
  return (
    <div role="status" aria-label={`Import of ${file_name}`}>
      <ProgressBar label={`${label}: ${file_name}`} percentage={percentage} words={done_bytes > 0 ? words : ''} />
      <p className="small muted">This continues even if you leave the page.</p>
    </div>
  )
}
