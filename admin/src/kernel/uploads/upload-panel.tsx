import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import './upload-panel.css'
import { Button } from '@portico/shared/ui/button.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { showStoppedUploads } from './stopped-uploads.ts'
import { UploadList } from './upload-list.tsx'
import { hasEnded, uploads, type UploadRow } from './uploads.ts'

/** Shows the uploads of all pages below the page, so that it covers no field; leaves out those that a dialog or a field shows itself. */
export function UploadPanel() {
  const list = useSyncExternalStore(uploads.subscribe, uploads.panelList)
  const [isOpen, setOpen] = useState(true)
  useEffect(() => void showStoppedUploads(), [])
  return list.length > 0 ? <Panel list={list} isOpen={isOpen} onOpen={setOpen} /> : null
}

type Props = { list: readonly UploadRow[]; isOpen: boolean; onOpen: (isOpen: boolean) => void }

function Panel({ list, isOpen, onOpen }: Props) {
  const panel = useRef<HTMLElement>(null)
  useBarHeight(panel)
  const open = list.filter((upload) => !hasEnded(upload)).length
  const title = open > 0 ? countOf(open, 'upload') : 'Uploads'
  const clear = () => {
    for (const upload of list) if (hasEnded(upload)) uploads.remove(upload.id)
  }
  return (
    <section className="upload-panel" aria-label="Uploads" ref={panel}>
      <header className="upload-head">
        <h2>{title}</h2>
        {list.some(hasEnded) ? (
          <Button kind="quiet" size="small" onClick={clear}>
            Clear
          </Button>
        ) : null}
        <IconButton
          icon={isOpen ? 'chevron-down' : 'chevron-up'}
          label={isOpen ? 'Collapse uploads' : 'Expand uploads'}
          size="small"
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        />
      </header>
      {isOpen ? <UploadList list={list} /> : null}
    </section>
  )
}

/** Tells the page how much of the window the panel takes, so that scrolling to a field, the foot of a form, and toasts stay above it. */
function useBarHeight(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = panel
    const { style } = document.documentElement
    if (!current) return
    const observer = new ResizeObserver(() => style.setProperty('--bar-height', `${current.offsetHeight}px`))
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty('--bar-height')
    }
  }, [])
}
