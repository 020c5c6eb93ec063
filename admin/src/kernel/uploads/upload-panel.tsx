import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import './upload-panel.css'
import { Button } from '@portico/shared/ui/button.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { showStoppedUploads } from './stopped-uploads.ts'
import { UploadLine } from './upload-line.tsx'
import { uploads, type UploadRow } from './uploads.ts'

const isEnded = ({ state }: UploadRow): boolean => state === 'done' || state === 'failed'

/** Shows all uploads, whichever page started them; stays in its corner while the user keeps working. */
export function UploadPanel() {
  const list = useSyncExternalStore(uploads.subscribe, uploads.list)
  const [isOpen, setOpen] = useState(true)
  useEffect(() => void showStoppedUploads(), [])
  if (list.length === 0) return null
  const open = list.filter((upload) => !isEnded(upload)).length
  const title = open > 0 ? countOf(open, 'upload') : 'Uploads'
  const clear = () => {
    for (const upload of list) if (isEnded(upload)) uploads.remove(upload.id)
  }
  return (
    <section className="upload-panel" aria-label="Uploads">
      <header className="upload-head">
        <h2>{title}</h2>
        {list.some(isEnded) ? (
          <Button kind="quiet" size="small" onClick={clear}>
            Clear
          </Button>
        ) : null}
        <IconButton
          icon={isOpen ? 'chevron-down' : 'chevron-up'}
          label={isOpen ? 'Collapse uploads' : 'Expand uploads'}
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </header>
      {isOpen ? (
        <ul className="upload-list">
          {list.map((upload) => (
            <UploadLine key={upload.id} upload={upload} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}
