import { download_material } from '@portico/shared/contract/materials.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { useEffect, useRef, useState } from 'react'
import { downloadUrl } from '../../kernel/api.ts'

// Render one at a time, because a page of the library may show fifty.
let before: Promise<unknown> = Promise.resolve()
function runInTurn(work: () => Promise<void>): Promise<void> {
  const mine = before.then(work)
  before = mine.catch(() => {})
  return mine
}

async function draw(uuid: string, canvas: HTMLCanvasElement): Promise<void> {
  const answer = await fetch(downloadUrl(download_material.path.replace(':uuid', uuid)))
  if (!answer.ok) throw new Error(`no file: ${answer.status}`)
  const { drawPage } = await import('./draw-page.ts')
  await drawPage(new Uint8Array(await answer.arrayBuffer()), canvas)
}

/** First page of a PDF of the library, drawn once it scrolls into view; until then, and if drawing fails, the icon of its type. */
export function PdfThumbnail({ uuid, version }: { uuid: string; version: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setIsDrawn] = useState(false)
  useEffect(() => {
    const place = canvas.current
    if (!place) return
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      seen.disconnect()
      runInTurn(() => draw(uuid, place)).then(
        () => setIsDrawn(true),
        () => setIsDrawn(false),
      )
    })
    seen.observe(place.parentElement ?? place)
    return () => seen.disconnect()
  }, [uuid, version])
  return (
    <>
      {isDrawn ? null : <Icon name="file" />}
      <canvas ref={canvas} className="media-page" data-drawn={isDrawn ? '' : undefined} aria-hidden="true" />
    </>
  )
}
